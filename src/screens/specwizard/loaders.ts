import { call } from '#src/api/call.ts';
import { specwizardsActive, specwizardsBySpec, specwizardsEsSearch } from '#src/contracts/specwizards.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { specFilenameFrom } from '#src/domain/specification/filename.ts';
import { loadSidesAhead } from '#src/screens/specwizard/lazy-sides.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { loadMerged, loadMergeSources } from '#src/services/merge-sources.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { loadSpecSection } from '#src/services/spec-sections.ts';
import { loadSpecwizardProject } from '#src/services/specwizard-projects.ts';
import { readAnswers } from '#src/stores/merged-sections.ts';

/** Number of similar file names to show (requirements: sizes). */
const lookupSize = 10;

/** Search and filters are in the address and need no call. */
export async function activeSpecwizards({ request: { signal } }: ScreenRequest) {
  return { wizards: requireData(await call(specwizardsActive, { signal })) };
}

/** For an unknown file name, finds similar ones. */
export async function specwizardOfFile({ params, request: { signal } }: ScreenRequest) {
  const filename = specFilenameFrom(params['filename']);
  if (filename === null) throw notFound();
  loadSidesAhead();
  const merged = sourcesOfName(filename);
  if (merged !== null) {
    const sources = requireData(await loadMergeSources(merged, signal));
    if (new Set(sources.map(({ section }) => section.section.number)).size > 1) throw notFound();
    return { kind: 'merged' as const, filename, sources };
  }
  if (officeNameOf(filename) !== null) return officeSection(filename, signal);
  const others = call(specwizardsBySpec, {
    params: { filename: filename.replace(/-(?:short|complete)$/, '') },
    signal,
  });
  const section = await loadSpecSection(filename, signal);
  if (section.error?.status === 404) {
    const body = { size: lookupSize, query: { match: { filename } } };
    return { kind: 'unknown' as const, filename, like: await call(specwizardsEsSearch, { body, signal }) };
  }
  return { kind: 'section' as const, section: requireData(section), others };
}

/** An office's own section, which has no other lengths and no similar names. */
async function officeSection(filename: string, signal: AbortSignal) {
  const section = requireData(await loadSpecSection(filename, signal));
  return { kind: 'office' as const, section };
}

/** A template's id is that of an active SpecWizard. */
export async function specwizardTemplate({ params, request: { signal } }: ScreenRequest) {
  const id = positiveIntegerFrom(params['id'] ?? '');
  if (id === null) throw notFound();
  loadSidesAhead();
  const wizard = requireData(await call(specwizardsActive, { signal })).find((one) => one.id === id);
  if (!wizard) throw notFound();
  return {
    id,
    section: requireData(await loadSpecSection(wizard.filename, signal)),
  };
}

/** A section of a saved project: the first, or the one that the address names. */
export async function specwizardInProject({ params, request: { url, signal } }: ScreenRequest) {
  const seq = positiveIntegerFrom(params['id'] ?? '');
  if (seq === null) throw notFound();
  loadSidesAhead();
  const asked = new URL(url).searchParams.get('file');
  const [found] = await Promise.all([loadSpecwizardProject(seq, signal), loadSavedWork(signal)]);
  const project = requireData(found);
  const filename = asked ?? project.filename[0] ?? null;
  if (filename === null) return { project, section: null, merged: null };
  if (!project.filename.includes(filename)) throw notFound();
  const sources = sourcesOfName(filename);
  if (sources !== null) {
    const merged = requireData(await loadMerged(sources, readAnswers(filename), signal));
    return { project, section: merged.section, merged };
  }
  return {
    project,
    section: requireData(await loadSpecSection(filename, signal)),
    merged: null,
  };
}
