import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { guestRequest } from '#src/contracts/forms/guest-request.ts';
import { recording } from '#src/contracts/recording.ts';
import { coid, count, created, id, isoDate } from '#src/contracts/shapes.ts';

/** A question with the index of its right answer and an explanation. */
const quizQuestion = v.object({
  question: v.string(),
  answers: v.array(v.string()),
  right: count,
  why: v.string(),
});

/** Courses, podcasts, and blog posts. HTML bodies are untrusted until sanitized. */
export const course = v.object({
  id,
  title: v.string(),
  summary: v.string(),
  objectives: v.array(v.string()),
  outline: v.array(v.string()),
  quiz: v.array(quizQuestion),
  provider: v.string(),
  coid: v.nullable(coid),
  /** Learning units, one per hour. */
  credits: v.number(),
  /** `LU|HSW` if the subject is health, safety, and welfare. */
  creditKind: v.picklist(['LU', 'LU|HSW']),
  format: v.picklist(['On demand', 'Live online', 'In person', 'Reading']),
  minutes: v.number(),
  /**
   * States where the licensing board, the code, or the climate calls for the subject; empty if it applies everywhere.
   */
  states: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  isFree: v.boolean(),
  /** In US dollars; null if it is free. */
  price: v.nullable(v.number()),
  /** Start of a live course; null for an on-demand one. */
  startsAt: v.nullable(isoDate),
  /** MasterFormat 04 without spaces, main section first. */
  sections: v.array(v.string()),
  division: v.nullable(v.string()),
  /** A drawing of its subject. */
  picture: v.optional(v.nullable(v.string()), null),
  published_at: isoDate,
});
export type Course = v.InferOutput<typeof course>;

/** Lists leave out the long texts. */
export const listedCourse = v.omit(course, ['objectives', 'outline', 'quiz']);
export type ListedCourse = v.InferOutput<typeof listedCourse>;

export const podcast = v.object({
  id,
  title: v.string(),
  summary: v.string(),
  series: v.string(),
  episode: v.number(),
  topics: v.array(v.string()),
  /** MasterFormat 04 without spaces, main section first. */
  sections: v.array(v.string()),
  seconds: v.number(),
  /** Start of each part, in seconds and in order; the first is 0. */
  chapters: v.array(v.object({ title: v.string(), seconds: count })),
  /** Null if the episode is only a transcript. */
  recording: v.optional(v.nullable(recording), null),
  /** Turns, each `Name: …`, separated by blank lines. */
  transcript: v.string(),
  guests: v.array(v.string()),
  ceuId: v.nullable(id),
  /** A drawing of its subject. */
  picture: v.optional(v.nullable(v.string()), null),
  published_at: isoDate,
});
export type Podcast = v.InferOutput<typeof podcast>;

export const listedPodcast = v.omit(podcast, ['chapters', 'transcript']);
export type ListedPodcast = v.InferOutput<typeof listedPodcast>;

export const blogPost = v.object({
  id,
  title: v.string(),
  summary: v.string(),
  author: v.string(),
  html: v.string(),
  /** Words such as `moisture`, then two-digit divisions. */
  topics: v.array(v.string()),
  /** Reading time. */
  minutes: count,
  /** MasterFormat 04 without spaces, main section first. */
  sections: v.array(v.string()),
  /** Ids of related products. */
  products: v.array(id),
  /** A drawing that illustrates the post. */
  figure: v.nullable(v.object({ src: v.string(), title: v.string() })),
  /** A drawing of its subject. */
  picture: v.optional(v.nullable(v.string()), null),
  published_at: isoDate,
});
export type BlogPost = v.InferOutput<typeof blogPost>;

export const listedBlogPost = v.omit(blogPost, ['html']);
export type ListedBlogPost = v.InferOutput<typeof listedBlogPost>;

/** A provider of continuing education. */
export const cesProvider = v.object({
  id,
  coid: v.nullable(coid),
  company: v.string(),
  providerNumber: v.string(),
  courses: v.number(),
  url: v.nullable(v.string()),
});
export type CesProvider = v.InferOutput<typeof cesProvider>;

/** A person who appears in an episode or is mentioned in it. */
export const externalContact = v.object({
  id,
  name: v.string(),
  role: v.string(),
  firm: v.string(),
  email: v.nullable(v.string()),
  url: v.nullable(v.string()),
});
export type ExternalContact = v.InferOutput<typeof externalContact>;

/** Manufacturers who provide continuing education. */
export const cesCompanies = defineCall('ces.companies', 'GET /api/ces/companies', {
  answer: v.array(cesProvider),
});
/** An episode with the course that gives credit for it, if there is one. */
export const podcastsWithCeu = defineCall('podcasts.withCeu', 'GET /api/podcasts/:id/with-ceu', {
  answer: v.object({ podcast, ceu: v.nullable(course) }),
});
/** Who is in an episode, and how to contact them. */
export const contactsExternalByPodcast = defineCall(
  'contactsExternal.byPodcast',
  'GET /api/contacts-external/by-podcast/:podcastId',
  { answer: v.array(externalContact) },
);

/** Sends an offer to be a guest. Not retried. */
export const podcastGuestRequestsCreate = defineCall(
  'podcastGuestRequests.create',
  'POST /api/podcast-guest-requests',
  { body: guestRequest, answer: created },
);
/** Sends an offer to write a post. Not retried. */
export const blogPostGuestRequestsCreate = defineCall(
  'blogPostGuestRequests.create',
  'POST /api/blog-post-guest-requests',
  { body: guestRequest, answer: created },
);
