import { call } from '#src/api/call.ts';
import type { GuestRequest } from '#src/contracts/forms/guest-request.ts';
import {
  blogPostGuestRequestsCreate,
  cesCompanies,
  contactsExternalByPodcast,
  podcastGuestRequestsCreate,
  podcastsWithCeu,
} from '#src/contracts/learning.ts';
import type {
  BlogPost,
  CesProvider,
  Course,
  ExternalContact,
  ListedBlogPost,
  ListedCourse,
  ListedPodcast,
} from '#src/contracts/learning.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import { resources } from '#src/contracts/resources.ts';
import type { Result } from '#src/contracts/result.ts';

/** All of a list: they are short enough to be narrowed in the page. */
const all = { size: 500 };

export type PodcastPage = AnswerOf<typeof podcastsWithCeu>;

export function listBlogPosts(signal: AbortSignal): Promise<Result<ListedBlogPost[]>> {
  return call(resources.blogPosts.list, { query: all, signal });
}

export function getBlogPost(id: number, signal: AbortSignal): Promise<Result<BlogPost>> {
  return call(resources.blogPosts.get, { params: { id }, signal });
}

export function listPodcasts(signal: AbortSignal): Promise<Result<ListedPodcast[]>> {
  return call(resources.podcasts.list, { query: all, signal });
}

/** An episode with the course that gives credit for it, if one does. */
export function getPodcast(id: number, signal: AbortSignal): Promise<Result<PodcastPage>> {
  return call(podcastsWithCeu, { params: { id }, signal });
}

/** Who is in an episode, and how to reach them. */
export function listPodcastContacts(id: number, signal: AbortSignal): Promise<Result<ExternalContact[]>> {
  return call(contactsExternalByPodcast, { params: { podcastId: id }, signal });
}

export function listCourses(signal: AbortSignal): Promise<Result<ListedCourse[]>> {
  return call(resources.ceu.list, { query: all, signal });
}

export function getCourse(id: number, signal: AbortSignal): Promise<Result<Course>> {
  return call(resources.ceu.get, { params: { id }, signal });
}

export function listCesProviders(signal: AbortSignal): Promise<Result<CesProvider[]>> {
  return call(cesCompanies, { signal });
}

/** Offers to be a guest, once. */
export function requestPodcastGuest(
  body: GuestRequest,
): Promise<Result<AnswerOf<typeof podcastGuestRequestsCreate>>> {
  return call(podcastGuestRequestsCreate, { body });
}

/** Offers a post, once. */
export function requestBlogGuest(
  body: GuestRequest,
): Promise<Result<AnswerOf<typeof blogPostGuestRequestsCreate>>> {
  return call(blogPostGuestRequestsCreate, { body });
}
