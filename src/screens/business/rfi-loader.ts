import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { AskedMaker } from '#src/contracts/forms/information-request.ts';
import { makerOfCompany, makerOfItem } from '#src/domain/inquiry/asked-makers.ts';
import { positiveIntegerFrom, positiveIntegersFrom } from '#src/lib/positive-integer.ts';
import { loadDesignProjects } from '#src/stores/design-projects.ts';
import { loadFavorites } from '#src/stores/favorite-changes.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { findMakersOf } from '#src/stores/inquiry.ts';
import type { LibraryItem } from '#src/stores/library-records.ts';
import { loadRecords } from '#src/stores/library-records.ts';
import { restoreSession } from '#src/stores/restore-session.ts';
import { useSession } from '#src/stores/session.ts';

export interface Offered {
  /** Null where the address names none. */
  makers: readonly AskedMaker[] | null;
  project: string | null;
  /** What could not be used, in a plain sentence. */
  problem: string | null;
  needsSignIn: boolean;
}

const nothing: Offered = { makers: null, project: null, problem: null, needsSignIn: false };
const trouble = (problem: string): Offered => ({ ...nothing, problem });

/** Whom the address names: by section, products, manufacturers, favorites, or a design project. It never fails. */
export async function rfi({ request: { url, signal } }: ScreenRequest): Promise<Offered> {
  const query = new URL(url).searchParams;
  const section = query.get('section');
  if (section !== null) return bySection(section.replaceAll(' ', ''), signal);
  const named = query.get('products') ?? query.get('makers');
  if (named !== null) {
    const ids = positiveIntegersFrom(named);
    if (ids === null) return trouble('The address names no products or manufacturers that we know.');
    const content_type = query.has('products') ? 'product' : 'company';
    return ofItems(
      ids.map((content_id) => ({ content_type, content_id })),
      null,
      signal,
    );
  }
  if (query.has('favorites') || query.has('project')) return ofPerson(query, signal);
  return nothing;
}

async function bySection(digits: string, signal: AbortSignal): Promise<Offered> {
  if (!/^\d{2,8}$/.test(digits)) return trouble('The address names no section.');
  const { data, error } = await findMakersOf(digits, signal);
  return error
    ? trouble(`Couldn’t load the manufacturers of this section. ${error.message}`)
    : { ...nothing, makers: data.makers };
}

async function ofPerson(query: URLSearchParams, signal: AbortSignal): Promise<Offered> {
  await restoreSession();
  if (useSession.getState().user === null) return { ...nothing, needsSignIn: true };
  if (query.has('favorites')) {
    if (useFavorites.getState().status !== 'ready') await loadFavorites();
    const { list, error } = useFavorites.getState();
    if (error) return trouble(`Couldn’t load your favorites. ${error.message}`);
    return list.length === 0 ? trouble('You have no favorites yet.') : ofItems(list, null, signal);
  }
  const seq = positiveIntegerFrom(query.get('project') ?? '');
  const { data, error } = await loadDesignProjects(signal);
  if (error) return trouble(`Couldn’t load your projects. ${error.message}`);
  const project = data.find((one) => one.seq === seq);
  if (project === undefined) return trouble('You have no such project.');
  if (project.items.length === 0)
    return { ...trouble('This project has no items yet.'), project: project.name };
  return ofItems(project.items, project.name, signal);
}

async function ofItems(
  items: readonly LibraryItem[],
  project: string | null,
  signal: AbortSignal,
): Promise<Offered> {
  const records = [...(await loadRecords(items, signal)).values()];
  const makers = records.flatMap((record) => {
    if (record.kind === 'item') return makerOfItem(record.item);
    return record.kind === 'company' && record.company.isClient ? makerOfCompany(record.company) : [];
  });
  const unread = records.filter(({ kind }) => kind === 'unread').length;
  const problem =
    unread > 0
      ? `Couldn’t load ${unread} of ${records.length} items. Reload the page to try again.`
      : makers.length === 0
        ? 'None of these items has a manufacturer that takes requests here.'
        : null;
  return { makers, project: project?.slice(0, 160) ?? null, problem, needsSignIn: false };
}
