import { listContentByIds } from '#src/api/content.ts';
import {
  getBlogPost,
  getCourse,
  getPodcast,
  listBlogPosts,
  listCesProviders,
  listCourses,
  listPodcastContacts,
  listPodcasts,
} from '#src/api/learning.ts';
import { today } from '#src/browser/clock.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { courseRulesOn, episodeRules, postRules } from '#src/domain/learning/lists.ts';
import { listStateFrom } from '#src/domain/learning/narrowed-list.ts';
import type { ListRules, ListState } from '#src/domain/learning/narrowed-list.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

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
  return { state, items: requireData(await listBlogPosts(signal)) };
}

export async function podcasts({ request: { url, signal } }: ScreenRequest) {
  const state = stateOf(episodeRules, url);
  return { state, items: requireData(await listPodcasts(signal)) };
}

export async function courses({ request: { url, signal } }: ScreenRequest) {
  const day = today();
  const state = stateOf(courseRulesOn(day), url);
  return { state, items: requireData(await listCourses(signal)), today: day };
}

export async function everyPost({ request: { signal } }: ScreenRequest) {
  return requireData(await listBlogPosts(signal));
}

export async function everyEpisode({ request: { signal } }: ScreenRequest) {
  return requireData(await listPodcasts(signal));
}

/** Other posts and the products are promises. */
export async function post({ params, request: { signal } }: ScreenRequest) {
  const id = idOf(params);
  const others = listBlogPosts(signal);
  const own = requireData(await getBlogPost(id, signal));
  const products = own.products.length === 0 ? null : listContentByIds('product', own.products, signal);
  return { post: own, others, products };
}

export async function episode({ params, request: { signal } }: ScreenRequest) {
  const id = idOf(params);
  const contacts = listPodcastContacts(id, signal);
  const others = listPodcasts(signal);
  const { podcast, ceu } = requireData(await getPodcast(id, signal));
  return { podcast, ceu, contacts, others };
}

export async function course({ params, request: { signal } }: ScreenRequest) {
  const id = idOf(params);
  const episodes = listPodcasts(signal);
  return { course: requireData(await getCourse(id, signal)), episodes, today: today() };
}

export async function academy({ request: { signal } }: ScreenRequest) {
  const episodes = listPodcasts(signal);
  return { courses: requireData(await listCourses(signal)), episodes, today: today() };
}

/** The course providers, and the courses to count their hours. */
export async function providers({ request: { signal } }: ScreenRequest) {
  const [given, all] = await Promise.all([listCesProviders(signal), listCourses(signal)]);
  return { providers: requireData(given), courses: requireData(all) };
}
