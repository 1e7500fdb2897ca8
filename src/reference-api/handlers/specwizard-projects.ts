import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { requireSignIn } from '#src/reference-api/account/account.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { requireOwnProject, requireShortText } from '#src/reference-api/handlers/user-record-checks.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import { neutralName, neutralSections } from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import { findSectionRecord } from '#src/reference-api/specifications/find-section-record.ts';

type Calls =
  | 'specwizardProject.me'
  | 'specwizardProject.get'
  | 'specwizardProject.specs'
  | 'specwizardProject.create'
  | 'specwizardProject.update'
  | 'specwizardProject.delete'
  | 'specwizardProject.saveSpecs';

const MAX_LINE_LENGTH = 120;

type Fields = Pick<SpecwizardProject, 'name' | 'project' | 'filename' | 'specs'>;

export function specwizardProjectCalls({ world, account }: Context): Implementations<Calls> {
  const { specwizardProjects } = account;

  const validFields = (
    owner: number,
    { name: given, project, filename, specs }: Fields,
  ): Omit<SpecwizardProject, 'seq' | 'updated_at'> => {
    const name = requireShortText('name', given, MAX_LINE_LENGTH);
    if (name === '') refuse(422, 'name: Give the project a name.');
    requireOwnProject(account, owner, project);
    const filenames = [...new Set([...filename, ...specs.map(fileOf)])];
    const written = filenames.map(
      (one) => sectionNamed(world, one) ?? refuse(422, `filename: No section has the file name ${one}.`),
    );
    return {
      name,
      project,
      filename: filenames,
      section: written.map(({ section }) => section),
      company: written.map(({ company }) => company),
      specs: [...new Set(specs)],
    };
  };
  return {
    'specwizardProject.me': async ({ caller }) => {
      const { person } = await requireSignIn(account, caller);
      return specwizardProjects.list(person.id);
    },
    'specwizardProject.get': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      return specwizardProjects.find(person.id, params.id);
    },
    'specwizardProject.specs': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      return specwizardProjects.find(person.id, params.id).specs;
    },
    'specwizardProject.create': async ({ body: { specs = [], ...fields }, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const made = validFields(person.id, { ...fields, specs });
      return specwizardProjects.create(person.id, (seq) => ({ seq, ...made }));
    },
    'specwizardProject.update': async ({ params, body: { updated_at: seen, ...fields }, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const { seq, ...before } = specwizardProjects.find(person.id, params.id, seen);
      // Removing a section from a project removes its lines.
      const kept = before.specs.filter((line) => fields.filename.includes(fileOf(line)));
      return specwizardProjects.write(person.id, {
        seq,
        ...validFields(person.id, { ...fields, specs: fields.specs ?? kept }),
      });
    },
    'specwizardProject.delete': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      specwizardProjects.delete(person.id, params.id);
      return { ok: true };
    },
    'specwizardProject.saveSpecs': async ({ params, body: { specs, updated_at: seen }, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const { seq, ...before } = specwizardProjects.find(person.id, params.id, seen);
      return specwizardProjects.write(person.id, { seq, ...validFields(person.id, { ...before, specs }) });
    },
  };
}

/** The file name in a line's id. */
const fileOf = (line: string): string => line.slice(0, line.lastIndexOf(':'));

/** A section by file name, with its manufacturer; a merged section has several. */
function sectionNamed(
  world: World,
  filename: string,
): { section: SpecwizardProject['section'][number]; company: string } | null {
  const neutral = neutralSections(world).get(filename);
  if (neutral !== undefined) return { section: neutral.section, company: neutralName };
  const sources = (sourcesOfName(filename) ?? [filename]).map((one) => findSectionRecord(world, one));
  const sections = sources.map((one) => one?.csi[0] ?? null);
  const [first] = sources;
  if (!first || sections.some((one) => one?.number !== sections[0]?.number)) return null;
  return {
    section: { number: sections[0]?.number ?? '', title: sections[0]?.title ?? '' },
    company: [...new Set(sources.map((one) => one?.company ?? ''))].join(', '),
  };
}
