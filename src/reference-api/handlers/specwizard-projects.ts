import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { signedInBy } from '#src/reference-api/account/account.ts';
import type { Context, Implementations } from '#src/reference-api/context.ts';
import { requireOwnProject, shortText } from '#src/reference-api/handlers/saved-by-users.ts';
import { refuse } from '#src/reference-api/refusal.ts';
import { findWritten } from '#src/reference-api/specifications/find-written.ts';

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

  const good = (
    owner: number,
    { name: given, project, filename, specs }: Fields,
  ): Omit<SpecwizardProject, 'seq' | 'updated_at'> => {
    const name = shortText('name', given, MAX_LINE_LENGTH);
    if (name === '') refuse(422, 'name: Give the project a name.');
    requireOwnProject(account, owner, project);
    const filenames = [...new Set([...filename, ...specs.map(fileOf)])];
    const written = filenames.map(
      (one) => findWritten(world, one) ?? refuse(422, `filename: No section has the file name ${one}.`),
    );
    return {
      name,
      project,
      filename: filenames,
      section: written.map(({ csi: [section] }) => ({
        number: section?.number ?? '',
        title: section?.title ?? '',
      })),
      company: written.map(({ company }) => company),
      specs: [...new Set(specs)],
    };
  };
  const write = (
    owner: number,
    before: SpecwizardProject,
    fields: Fields,
    seen: string | undefined,
  ): SpecwizardProject => {
    if (seen !== undefined && Date.parse(seen) !== Date.parse(before.updated_at))
      refuse(409, 'updated_at: This project was saved elsewhere since you opened it.');
    const after = good(owner, fields);
    return specwizardProjects.write(owner, {
      seq: before.seq,
      updated_at: later(account.now(), before.updated_at),
      ...after,
    });
  };

  return {
    'specwizardProject.me': async ({ caller }) => {
      const { one } = await signedInBy(account, caller);
      return specwizardProjects.list(one.id);
    },
    'specwizardProject.get': async ({ params, caller }) => {
      const { one } = await signedInBy(account, caller);
      return specwizardProjects.find(one.id, params.id);
    },
    'specwizardProject.specs': async ({ params, caller }) => {
      const { one } = await signedInBy(account, caller);
      return specwizardProjects.find(one.id, params.id).specs;
    },
    'specwizardProject.create': async ({ body: { specs = [], ...fields }, caller }) => {
      const { one } = await signedInBy(account, caller);
      const made = good(one.id, { ...fields, specs });
      return specwizardProjects.create(one.id, (seq) => ({ seq, updated_at: account.now(), ...made }));
    },
    'specwizardProject.update': async ({ params, body: { updated_at: seen, ...fields }, caller }) => {
      const { one } = await signedInBy(account, caller);
      const before = specwizardProjects.find(one.id, params.id);
      // A section that is taken out of the project takes its lines along.
      const kept = before.specs.filter((line) => fields.filename.includes(fileOf(line)));
      return write(one.id, before, { ...fields, specs: fields.specs ?? kept }, seen);
    },
    'specwizardProject.delete': async ({ params, caller }) => {
      const { one } = await signedInBy(account, caller);
      specwizardProjects.delete(one.id, params.id);
      return { ok: true };
    },
    'specwizardProject.saveSpecs': async ({ params, body: { specs, updated_at: seen }, caller }) => {
      const { one } = await signedInBy(account, caller);
      const before = specwizardProjects.find(one.id, params.id);
      return write(one.id, before, { ...before, specs }, seen);
    },
  };
}

/** The file name of a line's id. */
const fileOf = (line: string): string => line.slice(0, line.lastIndexOf(':'));

/** Now, and in any case after the state before, so that two saves are told apart. */
function later(now: string, before: string): string {
  return Date.parse(now) > Date.parse(before) ? now : new Date(Date.parse(before) + 1).toISOString();
}
