import { call } from '#src/api/call.ts';
import { cesCompanies, contactsExternalByPodcast, podcastsWithCeu } from '#src/contracts/learning.ts';
import { resources } from '#src/contracts/resources.ts';
import { listContentByIds } from '#src/api/content.ts';
import { today } from '#src/browser/clock.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { courseRulesOn, episodeRules, postRules } from '#src/domain/learning/lists.ts';
import { listStateFrom, type ListRules, type ListState } from '#src/domain/learning/narrowed-list.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

/** Loads the whole list, which is short enough to filter on the client. */
const all = { size: 500 };

/** An invalid page number is not found, without a call. */
function stateOf<Item>(rules: ListRules<Item>, url: string): ListState {
  const state = listStateFrom(rules, new URL(url).searchParams);
  if (state === null) throw notFound();
  return state;
}

function idOf(params: ScreenRequest['params']): number {
  const id = positiveIntegerFrom(params['id'] ?? '');
  if (id === null) throw notFound();
  return id;
}

export async function blog({ request: { url, signal } }: ScreenRequest) {
  const state = stateOf(postRules, url);
  return { state, items: requireData(await call(resources.blogPosts.list, { query: all, signal })) };
}

export async function podcasts({ request: { url, signal } }: ScreenRequest) {
  const state = stateOf(episodeRules, url);
  return { state, items: requireData(await call(resources.podcasts.list, { query: all, signal })) };
}

export async function courses({ request: { url, signal } }: ScreenRequest) {
  const day = today();
  const state = stateOf(courseRulesOn(day), url);
  return { state, items: requireData(await call(resources.ceu.list, { query: all, signal })), today: day };
}

export const everyPost = async ({ request: { signal } }: ScreenRequest) =>
  requireData(await call(resources.blogPosts.list, { query: all, signal }));

export const everyEpisode = async ({ request: { signal } }: ScreenRequest) =>
  requireData(await call(resources.podcasts.list, { query: all, signal }));

/** Other posts and the products are promises. */
export async function post({ params, request: { signal } }: ScreenRequest) {
  const id = idOf(params);
  const others = call(resources.blogPosts.list, { query: all, signal });
  const own = requireData(await call(resources.blogPosts.get, { params: { id }, signal }));
  const products = own.products.length === 0 ? null : listContentByIds('product', own.products, signal);
  return { post: own, others, products };
}

export async function episode({ params, request: { signal } }: ScreenRequest) {
  const id = idOf(params);
  const contacts = call(contactsExternalByPodcast, { params: { podcastId: id }, signal });
  const others = call(resources.podcasts.list, { query: all, signal });
  const { podcast, ceu } = requireData(await call(podcastsWithCeu, { params: { id }, signal }));
  return { podcast, ceu, contacts, others };
}

export async function course({ params, request: { signal } }: ScreenRequest) {
  const id = idOf(params);
  const episodes = call(resources.podcasts.list, { query: all, signal });
  return {
    course: requireData(await call(resources.ceu.get, { params: { id }, signal })),
    episodes,
    today: today(),
  };
}

export async function academy({ request: { signal } }: ScreenRequest) {
  const episodes = call(resources.podcasts.list, { query: all, signal });
  return {
    courses: requireData(await call(resources.ceu.list, { query: all, signal })),
    episodes,
    today: today(),
  };
}

/** The course providers, and the courses to count their hours. */
export async function providers({ request: { signal } }: ScreenRequest) {
  const [given, taught] = await Promise.all([
    call(cesCompanies, { signal }),
    call(resources.ceu.list, { query: all, signal }),
  ]);
  return { providers: requireData(given), courses: requireData(taught) };
}
