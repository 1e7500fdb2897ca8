import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { InquiryRecipient } from '#src/contracts/forms/information-request.ts';
import { manufacturerOfCompany, manufacturerOfItem } from '#src/domain/inquiry/inquiry-recipients.ts';
import { csiSelectionFrom } from '#src/domain/masterformat/csi-selection.ts';
import { positiveIntegerFrom, positiveIntegersFrom } from '#src/lib/positive-integer.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { loadFavorites } from '#src/services/favorite-changes.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { findSectionManufacturers } from '#src/services/inquiry.ts';
import { loadRecords, type LibraryItem } from '#src/services/library-records.ts';
import { restoreSession } from '#src/services/restore-session.ts';
import { useSession } from '#src/stores/session.ts';

export interface Offered {
  /** Null if the address names none. */
  makers: readonly InquiryRecipient[] | null;
  project: string | null;
  /** A sentence on the part of the address that couldn't be used; null if there is none. */
  problem: string | null;
  needsSignIn: boolean;
}

const nothing: Offered = { makers: null, project: null, problem: null, needsSignIn: false };
const offeredProblem = (problem: string): Offered => ({ ...nothing, problem });

/**
 * The manufacturers that the address names: by section, by products and manufacturers, from favorites, or from a design
 * project. With a project, the named products and manufacturers are the ones chosen from it. Never rejects.
 */
export async function rfi({ request: { url, signal } }: ScreenRequest): Promise<Offered> {
  const query = new URL(url).searchParams;
  const section = query.get('section');
  if (section !== null) return bySection(section, signal);
  const named = namedItems(query);
  if (named === null) return offeredProblem('This link has no products or manufacturers that we recognize.');
  const project = query.get('project');
  if (project !== null) return ofProject(project, named, signal);
  if (named.length > 0) return ofItems(named, null, signal);
  return query.has('favorites') ? ofFavorites(signal) : nothing;
}

/** Null if any id is invalid. */
function namedItems(query: URLSearchParams): LibraryItem[] | null {
  const products = query.get('products');
  const makers = query.get('makers');
  const productIds = products === null ? [] : positiveIntegersFrom(products);
  const coids = makers === null ? [] : positiveIntegersFrom(makers);
  if (productIds === null || coids === null || coids.some((coid) => !isCoid(coid))) return null;
  return [
    ...productIds.map((content_id) => ({ content_type: 'product' as const, content_id })),
    ...coids.map((content_id) => ({ content_type: 'company' as const, content_id })),
  ];
}

const isCoid = (number: number): boolean => /^\d{5}$/.test(String(number));

async function bySection(text: string, signal: AbortSignal): Promise<Offered> {
  const selection = csiSelectionFrom(text);
  if (selection === null) return offeredProblem('This link has no section.');
  const { data, error } = await findSectionManufacturers(selection.key, selection.edition, signal);
  return error
    ? offeredProblem(`Couldn’t load the manufacturers of this section. ${error.message}`)
    : { ...nothing, makers: data.manufacturers };
}

async function isSignedIn(): Promise<boolean> {
  await restoreSession();
  return useSession.getState().user !== null;
}

async function ofFavorites(signal: AbortSignal): Promise<Offered> {
  if (!(await isSignedIn())) return { ...nothing, needsSignIn: true };
  await loadFavorites();
  const { list, error } = useFavorites.getState();
  if (error) return offeredProblem(`Couldn’t load your favorites. ${error.message}`);
  return list.length === 0 ? offeredProblem('You have no favorites yet.') : ofItems(list, null, signal);
}

async function ofProject(
  text: string,
  chosen: readonly LibraryItem[],
  signal: AbortSignal,
): Promise<Offered> {
  const seq = positiveIntegerFrom(text);
  if (seq === null) return offeredProblem('This link has no project.');
  if (!(await isSignedIn())) return { ...nothing, needsSignIn: true };
  const { data, error } = await loadDesignProjects(signal);
  if (error) return offeredProblem(`Couldn’t load your projects. ${error.message}`);
  const project = data.find((one) => one.seq === seq);
  if (project === undefined) return offeredProblem('You don’t have that project.');
  if (chosen.length === 0 && project.items.length === 0)
    return { ...offeredProblem('This project has no items yet.'), project: project.name };
  return ofItems(chosen.length > 0 ? chosen : project.items, project.name, signal);
}

async function ofItems(
  items: readonly LibraryItem[],
  project: string | null,
  signal: AbortSignal,
): Promise<Offered> {
  const records = [...(await loadRecords(items, signal)).values()];
  const makers = records.flatMap((record) => {
    if (record.kind === 'item') return manufacturerOfItem(record.item);
    return record.kind === 'company' && record.company.isClient ? manufacturerOfCompany(record.company) : [];
  });
  const unread = records.filter(({ kind }) => kind === 'unread').length;
  const problem =
    unread > 0
      ? `Couldn’t load ${unread} of ${records.length} items. Reload the page to try again.`
      : makers.length === 0
        ? 'None of these items has a manufacturer that accepts requests here.'
        : null;
  return { makers, project: project?.slice(0, 160) ?? null, problem, needsSignIn: false };
}
