import { call } from '#src/api/call.ts';
import { specDataSpecTree, type SpecTree, type TreeSpecification } from '#src/contracts/specs.ts';
import { specwizardsBySpec } from '#src/contracts/specwizards.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { requestedSidesFrom, isChangesOnlyIn } from '#src/domain/redline/requested-sides.ts';
import type { RequestedSides, Side } from '#src/domain/redline/requested-sides.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { loadSpecSection } from '#src/services/spec-sections.ts';
import { loadSpecwizardProject } from '#src/services/specwizard-projects.ts';

export interface LoadedSide {
  side: Side;
  /** If it can't be loaded, the screen says so and keeps the other side. */
  section: Result<SpecSection>;
}

export interface LoadedRedline {
  old: LoadedSide | null;
  now: LoadedSide | null;
  /** The SpecWizard project with the person's own work; null for work outside of projects. */
  project: SpecwizardProject | null;
  isChangesOnly: boolean;
  /** All specifications by section, if nothing is chosen yet. */
  tree: Promise<Result<SpecTree>> | null;
  /** Specifications with the same section number. */
  others: Promise<Result<TreeSpecification[]>>;
  /** Whether there is a SpecWizard for the old side's section. */
  hasWizard: Promise<boolean>;
}

/** Two texts from the library, or one of them with the visitor's own work. */
export const redline = async ({ request: { url, signal } }: ScreenRequest): Promise<LoadedRedline> =>
  loadSides(url, sidesOf(url), null, signal);

/** The same, with a section of a SpecWizard project as the person's work. */
export async function redlineInProject({
  params,
  request: { url, signal },
}: ScreenRequest): Promise<LoadedRedline> {
  const seq = positiveIntegerFrom(params['id'] ?? '');
  const asked = sidesOf(url);
  if (seq === null || asked.old === null) throw notFound();
  const [found] = await Promise.all([loadSpecwizardProject(seq, signal), loadSavedWork(signal)]);
  const project = requireData(found);
  if (![asked.old, asked.now].some((side) => side !== null && project.filename.includes(side.filename)))
    throw notFound();
  return loadSides(url, asked, project, signal);
}

function sidesOf(url: string): RequestedSides {
  const asked = requestedSidesFrom(new URL(url).searchParams);
  if (asked === null) throw notFound();
  return asked;
}

async function loadSides(
  url: string,
  asked: RequestedSides,
  project: SpecwizardProject | null,
  signal: AbortSignal,
): Promise<LoadedRedline> {
  const isOffice = [asked.old, asked.now].some(
    (side) => side !== null && officeNameOf(side.filename) !== null,
  );
  if (isOffice) await loadSavedWork(signal);
  const hasWizard = asked.old ? wizardOf(asked.old.filename, signal) : Promise.resolve(false);
  const [old, now] = await Promise.all([loadSide(asked.old, signal), loadSide(asked.now, signal)]);
  const section = old?.section.data ?? now?.section.data;
  // With nothing left to show, fails the screen.
  if (old && !section) requireData(old.section.error ? old.section : { data: null });
  const number = section?.section.number;
  const others = number === undefined ? Promise.resolve({ data: [] }) : listOf(number, signal);
  const isChangesOnly = isChangesOnlyIn(new URL(url).searchParams);
  const tree = asked.old === null ? treeOf(signal) : null;
  return { old, now, project, isChangesOnly, tree, others, hasWizard };
}

async function loadSide(side: Side | null, signal: AbortSignal): Promise<LoadedSide | null> {
  if (side === null) return null;
  const isOfWizard = side.text === 'mine' || side.text === 'saved';
  const section = await loadSpecSection(side.filename, signal, isOfWizard ? 'writing' : 'reading');
  return { side, section };
}

const treeOf = (signal: AbortSignal): Promise<Result<SpecTree>> =>
  call(specDataSpecTree, { query: { mf: '04' }, signal });

async function listOf(number: string, signal: AbortSignal): Promise<Result<TreeSpecification[]>> {
  const { data, error } = await treeOf(signal);
  if (error) return { error };
  const section = data.divisions.flatMap(({ sections }) => sections).find((one) => one.number === number);
  return { data: section?.specifications ?? [] };
}

/** A failed call counts as no SpecWizard, so that the result is offered only as a document. */
async function wizardOf(filename: string, signal: AbortSignal): Promise<boolean> {
  const { data } = await call(specwizardsBySpec, { params: { filename }, signal });
  return data?.some((one) => one.filename === filename) ?? false;
}
