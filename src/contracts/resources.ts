import { brand } from '#src/brand.ts';
import { activity } from '#src/contracts/activities.ts';
import { alert } from '#src/contracts/alerts.ts';
import { banner } from '#src/contracts/banners.ts';
import {
  blogPost,
  cesProvider,
  course,
  listedBlogPost,
  listedCourse,
  listedPodcast,
  podcast,
} from '#src/contracts/learning.ts';
import { client } from '#src/contracts/companies.ts';
import { catalog, certificate, datasheet, webinar } from '#src/contracts/content.ts';
import { clientProject } from '#src/contracts/projects.ts';
import { promos } from '#src/contracts/promos.ts';
import { resource, resourceWithListed } from '#src/contracts/resource.ts';

/** The generic resources (requirements: calls); each has the same seven calls. */
export const resources = {
  activities: resource('activities', activity),
  alerts: resource(`${brand.slug}-alerts`, alert),
  banners: resource('banners', banner),
  blogPosts: resourceWithListed('blog-posts', blogPost, listedBlogPost),
  catalog: resource('catalog', catalog),
  certificate: resource('certificate', certificate),
  ces: resource('ces', cesProvider),
  ceu: resourceWithListed('ceu', course, listedCourse),
  clients: resource('clients', client),
  clientProject,
  promo: promos,
  podcasts: resourceWithListed('podcasts', podcast, listedPodcast),
  datasheet: resource('datasheet', datasheet),
  webinar: resource('webinar', webinar),
};
