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
import { storeOf, type Store } from '#src/reference-api/store/store.ts';

export type Stores = ReturnType<typeof storesOf>;

/** The generic resources, by the names they have in `contracts/resources.ts`. */
export function storesOf(world: World, changes: Changes) {
  return {
    activities: storeOf('activities', activity, world.activities, changes),
    alerts: storeOf('alerts', alert, world.alerts, changes),
    banners: storeOf('banners', banner, world.banners, changes),
    blogPosts: storeOf('blog-posts', blogPost, world.blogPosts, changes),
    catalog: storeOf('catalog', catalog, () => world.content.all('catalog'), changes),
    certificate: storeOf('certificate', certificate, () => world.content.all('certificate'), changes),
    ces: storeOf('ces', cesProvider, world.cesProviders, changes),
    ceu: storeOf('ceu', course, world.courses, changes),
    clients: storeOf('clients', client, world.clients, changes),
    clientProject: storeOf('client-project', project, world.projects, changes),
    promo: storeOf('promo', promo, world.promos, changes),
    podcasts: storeOf('podcasts', podcast, world.podcasts, changes),
    datasheet: storeOf('datasheet', datasheet, () => world.content.all('datasheet'), changes),
    webinar: storeOf('webinar', webinar, () => world.content.all('webinar'), changes),
  };
}

/** The world as editors have left it, for what tells of whole tables. */
export function editedWorld(
  world: World,
  { alerts, podcasts, blogPosts, ceu, clientProject }: Stores,
): World {
  return {
    ...world,
    alerts: byId(alerts),
    podcasts: byId(podcasts),
    blogPosts: byId(blogPosts),
    courses: byId(ceu),
    projects: byId(clientProject),
  };
}

function byId<Item extends { id: number }>(store: Store<Item>): Map<number, Item> {
  return new Map(store.list().map((item) => [item.id, item]));
}
