import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { companyFrom } from '#src/reference-api/http/path-parameters.ts';

const RECENT = 12;

export function projectCalls({ world, stores }: Context) {
  const newest = () =>
    stores.clientProject
      .list()
      .toSorted((one, other) => other.completed.localeCompare(one.completed) || one.id - other.id);
  return {
    'clientProject.byCoid': ({ params }) => {
      const { coid } = companyFrom(world, params.coid);
      return newest().filter((project) => project.coid === coid);
    },
    'clientProject.byDivision': ({ params, query }) =>
      newest().filter(
        ({ divisions, coid }) =>
          divisions.includes(params.division) && (query.isAClient !== 'true' || world.clients.has(coid)),
      ),
    'clientProject.bySection': ({ params }) =>
      newest().filter(({ sections }) => sections.some(({ number }) => number === params.section)),
    'clientProject.recent': () => newest().slice(0, RECENT),
    'clientProject.hasProjects': ({ params }) => {
      const { coid } = companyFrom(world, params.coid);
      return { hasProjects: stores.clientProject.list().some((project) => project.coid === coid) };
    },
  } satisfies Partial<Implementations>;
}
