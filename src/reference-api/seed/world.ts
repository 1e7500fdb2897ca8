import { emptyWorld, type World } from '#src/reference-api/world/world.ts';
import { seedFavorites } from '#src/reference-api/seed/account/favorites.ts';
import { seedPeople } from '#src/reference-api/seed/account/people.ts';
import { seedDesignProjects } from '#src/reference-api/seed/account/projects.ts';
import {
  seedContentRequests,
  seedSearches,
  seedManualIssues,
  seedSavedWork,
  seedSpecwizardProjects,
} from '#src/reference-api/seed/account/saved-records.ts';
import { seedSharing } from '#src/reference-api/seed/account/sharing.ts';
import { seedBim } from '#src/reference-api/seed/bim.ts';
import { seedBlogPosts } from '#src/reference-api/seed/blog-posts.ts';
import { seedCad } from '#src/reference-api/seed/cad.ts';
import { seedCatalogs } from '#src/reference-api/seed/catalogs.ts';
import { seedCertificates } from '#src/reference-api/seed/certificates.ts';
import { seedCompanyTexts } from '#src/reference-api/seed/company-about.ts';
import { seedClients } from '#src/reference-api/seed/clients.ts';
import { seedDatasheets } from '#src/reference-api/seed/datasheets.ts';
import { addDirtyData } from '#src/reference-api/seed/dirty-data.ts';
import { seedEpds } from '#src/reference-api/seed/epds.ts';
import { seedCustomHtml, seedPhotos } from '#src/reference-api/seed/photos-and-custom-html.ts';
import { seedRecordedWebinars, seedFilms } from '#src/reference-api/seed/films.ts';
import { computeCounts } from '#src/reference-api/seed/compute-counts.ts';
import { seedHpds } from '#src/reference-api/seed/hpds.ts';
import { seedCesProviders, seedCourses } from '#src/reference-api/seed/learning.ts';
import { seedManufacturers } from '#src/reference-api/seed/manufacturers.ts';
import { seedVideos, seedWebinars } from '#src/reference-api/seed/videos-and-webinars.ts';
import { seedNews } from '#src/reference-api/seed/news.ts';
import { seedPodcasts } from '#src/reference-api/seed/podcasts.ts';
import { seedProducts } from '#src/reference-api/seed/products.ts';
import { seedProjects } from '#src/reference-api/seed/projects.ts';
import { seedActivities, seedAlerts, seedBanners, seedPromos } from '#src/reference-api/seed/promotion.ts';
import { createSeedContext } from '#src/reference-api/seed/seed-context.ts';
import { seedSpecs } from '#src/reference-api/seed/specs.ts';
import { addTestCorner } from '#src/reference-api/seed/test-corner.ts';
import { seedTrees } from '#src/reference-api/seed/trees.ts';

export interface WorldOptions {
  seed: number;
  scale: number;
  today: string;
}

/** The sample world, built in the order in which its records depend on each other. */
export function seedWorld({ seed, scale, today }: WorldOptions): World {
  const world = emptyWorld(seed, today);
  const context = createSeedContext(world, scale);
  seedManufacturers(context);
  seedClients(context);
  seedProducts(context);
  seedCompanyTexts(context);
  addDirtyData(context);
  addTestCorner(context);
  seedTrees(context);
  seedCad(context);
  seedBim(context);
  seedSpecs(context);
  seedVideos(context);
  seedFilms(context);
  seedCatalogs(context);
  seedDatasheets(context);
  seedWebinars(context);
  seedRecordedWebinars(context);
  seedEpds(context);
  seedHpds(context);
  seedCertificates(context);
  seedPhotos(context);
  seedCustomHtml(context);
  seedProjects(context);
  seedNews(context);
  seedCourses(context);
  seedCesProviders(context);
  seedPodcasts(context);
  seedBlogPosts(context);
  seedBanners(context);
  seedPromos(context);
  seedAlerts(context);
  seedActivities(context);
  computeCounts(context);
  seedPeople(context);
  seedDesignProjects(context);
  seedFavorites(context);
  seedSearches(context);
  seedContentRequests(context);
  seedSpecwizardProjects(context);
  seedSavedWork(context);
  seedManualIssues(context);
  seedSharing(context);
  return world;
}
