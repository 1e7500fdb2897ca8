import { activity } from '#src/contracts/activities.ts';
import { alert } from '#src/contracts/alerts.ts';
import { banner } from '#src/contracts/banners.ts';
import { client } from '#src/contracts/companies.ts';
import { catalog, certificate, datasheet, webinar } from '#src/contracts/content.ts';
import { blogPost, cesProvider, course, podcast } from '#src/contracts/learning.ts';
import { project } from '#src/contracts/projects.ts';
import { promo } from '#src/contracts/promo.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { createStore, type Store } from '#src/reference-api/store/store.ts';

export type Stores = ReturnType<typeof createStores>;

/** The generic resources, by their names in `contracts/resources.ts`. */
export const createStores = (world: World, changes: Changes) => ({
  activities: createStore('activities', activity, world.activities, changes),
  alerts: createStore('alerts', alert, world.alerts, changes),
  banners: createStore('banners', banner, world.banners, changes),
  blogPosts: createStore('blog-posts', blogPost, world.blogPosts, changes),
  catalog: createStore('catalog', catalog, () => world.content.all('catalog'), changes),
  certificate: createStore('certificate', certificate, () => world.content.all('certificate'), changes),
  ces: createStore('ces', cesProvider, world.cesProviders, changes),
  ceu: createStore('ceu', course, world.courses, changes),
  clients: createStore('clients', client, world.clients, changes),
  clientProject: createStore('client-project', project, world.projects, changes),
  promo: createStore('promo', promo, world.promos, changes),
  podcasts: createStore('podcasts', podcast, world.podcasts, changes),
  datasheet: createStore('datasheet', datasheet, () => world.content.all('datasheet'), changes),
  webinar: createStore('webinar', webinar, () => world.content.all('webinar'), changes),
});

/** The world with editors' changes applied, for feeds and sitemaps, which cover whole tables. */
export const editedWorld = (
  world: World,
  { alerts, podcasts, blogPosts, ceu, clientProject }: Stores,
): World => ({
  ...world,
  alerts: byId(alerts),
  podcasts: byId(podcasts),
  blogPosts: byId(blogPosts),
  courses: byId(ceu),
  projects: byId(clientProject),
});

const byId = <Item extends { id: number }>(store: Store<Item>): Map<number, Item> =>
  new Map(store.list().map((item) => [item.id, item]));
