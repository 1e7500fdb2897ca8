import * as v from 'valibot';
import { officeText } from '#src/contracts/office-sections.ts';
import type { ProjectRight } from '#src/contracts/project-people.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { requireSignIn } from '#src/reference-api/account/account.ts';
import {
  accessTo,
  logChange,
  requireAccess,
  requireRight,
} from '#src/reference-api/account/project-rights.ts';
import type { Caller } from '#src/reference-api/http/caller.ts';
import { numberFrom } from '#src/reference-api/http/path-parameters.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { requireKnownProject, requireShortText } from '#src/reference-api/handlers/user-record-checks.ts';
import { requireUnchanged } from '#src/reference-api/store/versions.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import { neutralName, neutralSections } from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import { findSectionRecord } from '#src/reference-api/specifications/find-section-record.ts';

const MAX_LINE_LENGTH = 120;

type Fields = Pick<SpecwizardProject, 'name' | 'project' | 'filename' | 'specs'>;

export function specwizardProjectCalls({ world, account }: Context) {
  const { specwizardProjects, shares } = account;

  const validFields = (
    owner: number,
    { name: given, project, filename, specs }: Fields,
  ): Omit<SpecwizardProject, 'seq' | 'updated_at'> => {
    const name = requireShortText('name', given, MAX_LINE_LENGTH);
    if (name === '') refuse(422, 'name: Give the project a name.');
    requireKnownProject(account, owner, project);
    const filenames = [...new Set([...filename, ...specs.map(fileOf)])];
    const written = filenames.map(
      (one) =>
        officeSectionNamed(account, owner, one) ??
        sectionNamed(world, one) ??
        refuse(422, `filename: No section has the file name ${one}.`),
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

  /** Adds the person's right, for someone else's project. */
  const shown = (person: number, one: SpecwizardProject): SpecwizardProject => {
    const right = one.project === null ? null : (accessTo(account, person, one.project)?.right ?? null);
    return right === null || right === 'owner' ? one : { ...one, right };
  };

  /** A record that the person has the right to; 404 for one that they can't see. */
  async function withRight(caller: Caller, id: string, needed: ProjectRight, seen?: string) {
    const { person } = await requireSignIn(account, caller);
    const seq = numberFrom(id, 'id');
    const missing = (): never => refuse(404, `There is no such record: specwizard-project ${id}.`);
    const owner = specwizardProjects.ownerOf(seq) ?? missing();
    if (owner !== person.id)
      requireAccess(account, person.id, specwizardProjects.peek(seq)?.project ?? 0, needed, missing);
    const present = specwizardProjects.find(owner, id);
    requireUnchanged(seen, shown(person.id, present));
    return { person, owner, present };
  }

  return {
    'specwizardProject.me': async ({ caller }) => {
      const { person } = await requireSignIn(account, caller);
      const shared = shares.withPerson(person.id).flatMap(({ project }) => {
        const owner = account.projects.ownerOf(project);
        const all = owner === null ? [] : specwizardProjects.list(owner);
        return all.filter((one) => one.project === project);
      });
      return [...specwizardProjects.list(person.id), ...shared]
        .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at) || other.seq - one.seq)
        .map((one) => shown(person.id, one));
    },
    'specwizardProject.get': async ({ params, caller }) => {
      const { person, present } = await withRight(caller, params.id, 'read');
      return shown(person.id, present);
    },
    'specwizardProject.specs': async ({ params, caller }) =>
      (await withRight(caller, params.id, 'read')).present.specs,
    'specwizardProject.create': async ({ body: { specs = [], ...fields }, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const access = fields.project === null ? null : accessTo(account, person.id, fields.project);
      if (access) requireRight(account, access, 'edit');
      const owner = access?.owner ?? person.id;
      const made = validFields(owner, { ...fields, specs });
      const created = specwizardProjects.create(owner, (seq) => ({ seq, ...made }));
      logChange(account, person, created.project, { what: 'SpecWizard project', about: created.name });
      return shown(person.id, created);
    },
    'specwizardProject.update': async ({ params, body: { updated_at: seen, ...fields }, caller }) => {
      const { person, owner, present } = await withRight(caller, params.id, 'edit', seen);
      const { seq, ...before } = present;
      requireSamePlace(account, person.id, owner, before.project, fields.project);
      // Removing a section from a project removes its lines.
      const kept = before.specs.filter((line) => fields.filename.includes(fileOf(line)));
      const saved = specwizardProjects.write(owner, {
        seq,
        ...validFields(owner, { ...fields, specs: fields.specs ?? kept }),
      });
      logChange(account, person, saved.project, { what: 'SpecWizard project', about: saved.name });
      return shown(person.id, saved);
    },
    'specwizardProject.delete': async ({ params, caller }) => {
      const { person, owner, present } = await withRight(caller, params.id, 'owner');
      specwizardProjects.delete(owner, params.id);
      logChange(account, person, present.project, { what: 'SpecWizard project', about: present.name });
      return { ok: true };
    },
    'specwizardProject.saveSpecs': async ({ params, body: { specs, updated_at: seen }, caller }) => {
      const { person, owner, present } = await withRight(caller, params.id, 'edit', seen);
      const { seq, ...before } = present;
      const saved = specwizardProjects.write(owner, { seq, ...validFields(owner, { ...before, specs }) });
      for (const about of changedSections(before, saved))
        logChange(account, person, saved.project, { what: 'choices', about });
      return shown(person.id, saved);
    },
  } satisfies Partial<Implementations>;
}

/** Only the owner may move a SpecWizard project to another design project, and only to their own. */
function requireSamePlace(
  account: Context['account'],
  person: number,
  owner: number,
  from: number | null,
  to: number | null,
): void {
  if (from === to) return;
  if (person !== owner) refuse(403, 'Only its owner can move this to another project.');
  requireKnownProject(account, person, to);
  if (to !== null && account.projects.ownerOf(to) !== owner)
    refuse(422, 'project: This project is shared with you. Make a new SpecWizard project in it instead.');
}

/** Number and title of each section whose lines differ. */
function changedSections(before: Fields, after: SpecwizardProject): string[] {
  const had = new Set(before.specs);
  const has = new Set(after.specs);
  const changed = new Set(
    [...before.specs, ...after.specs].filter((line) => had.has(line) !== has.has(line)).map(fileOf),
  );
  return after.filename.flatMap((one, index) => {
    const section = after.section[index];
    return changed.has(one) && section ? [`${section.number} ${section.title}`] : [];
  });
}

const officeFields = v.pick(officeText, ['number', 'title']);

/** A section of the person's own office, which is saved to the account under its file name. */
function officeSectionNamed(
  { savedWork }: Context['account'],
  owner: number,
  filename: string,
): { section: SpecwizardProject['section'][number]; company: string } | null {
  const saved = savedWork
    .list(owner)
    .find(({ kind, name }) => kind === 'office-sections' && name === filename);
  const { success, output } = v.safeParse(officeFields, saved?.value);
  return success ? { section: output, company: 'Office section' } : null;
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
