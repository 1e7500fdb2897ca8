import { emptyWorld, type World } from '#src/reference-api/db.ts';
import { seedFavorites } from '#src/reference-api/seed/account/favorites.ts';
import { seedPeople } from '#src/reference-api/seed/account/people.ts';
import { seedDesignProjects } from '#src/reference-api/seed/account/projects.ts';
import { seedContentRequests } from '#src/reference-api/seed/account/requests.ts';
import { seedSearches } from '#src/reference-api/seed/account/searches.ts';
import { seedSpecwizardProjects } from '#src/reference-api/seed/account/specwizard-projects.ts';
import { seedBim } from '#src/reference-api/seed/bim.ts';
import { seedBlogPosts } from '#src/reference-api/seed/blog-posts.ts';
import { seedCad } from '#src/reference-api/seed/cad.ts';
import { seedCatalogs } from '#src/reference-api/seed/catalogs.ts';
import { seedCertificates } from '#src/reference-api/seed/certificates.ts';
import { seedClients } from '#src/reference-api/seed/clients.ts';
import { seedDatasheets } from '#src/reference-api/seed/datasheets.ts';
import { addDirtyData } from '#src/reference-api/seed/dirty-data.ts';
import { seedEpds } from '#src/reference-api/seed/epds.ts';
import { seedCustomHtml, seedPhotos } from '#src/reference-api/seed/extras.ts';
import { finalize } from '#src/reference-api/seed/finalize.ts';
import { seedHpds } from '#src/reference-api/seed/hpds.ts';
import { seedCesProviders, seedCourses } from '#src/reference-api/seed/learning.ts';
import { seedMakers } from '#src/reference-api/seed/makers.ts';
import { seedVideos, seedWebinars } from '#src/reference-api/seed/media.ts';
import { seedNews } from '#src/reference-api/seed/news.ts';
import { seedPodcasts } from '#src/reference-api/seed/podcasts.ts';
import { seedProducts } from '#src/reference-api/seed/products.ts';
import { seedProjects } from '#src/reference-api/seed/projects.ts';
import { seedActivities, seedAlerts, seedBanners, seedPromos } from '#src/reference-api/seed/promotion.ts';
import { startSeeding } from '#src/reference-api/seed/seeding.ts';
import { seedSpecs } from '#src/reference-api/seed/specs.ts';
import { seedTrees } from '#src/reference-api/seed/trees.ts';

export interface WorldOptions {
  seed: number;
  scale: number;
  today: string;
}

/** The sample world, built in the order in which its records depend on each other. */
export function seedWorld({ seed, scale, today }: WorldOptions): World {
  const world = emptyWorld(seed, today);
  const seeding = startSeeding(world, scale);
  seedMakers(seeding);
  seedClients(seeding);
  seedProducts(seeding);
  addDirtyData(seeding);
  seedTrees(seeding);
  seedCad(seeding);
  seedBim(seeding);
  seedSpecs(seeding);
  seedVideos(seeding);
  seedCatalogs(seeding);
  seedDatasheets(seeding);
  seedWebinars(seeding);
  seedEpds(seeding);
  seedHpds(seeding);
  seedCertificates(seeding);
  seedPhotos(seeding);
  seedCustomHtml(seeding);
  seedProjects(seeding);
  seedNews(seeding);
  seedCourses(seeding);
  seedCesProviders(seeding);
  seedPodcasts(seeding);
  seedBlogPosts(seeding);
  seedBanners(seeding);
  seedPromos(seeding);
  seedAlerts(seeding);
  seedActivities(seeding);
  finalize(seeding);
  seedPeople(seeding);
  seedDesignProjects(seeding);
  seedFavorites(seeding);
  seedSearches(seeding);
  seedContentRequests(seeding);
  seedSpecwizardProjects(seeding);
  return world;
}
