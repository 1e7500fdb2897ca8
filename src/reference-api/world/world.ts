import type { Activity } from '#src/contracts/activities.ts';
import type { Alert, NewsItem } from '#src/contracts/alerts.ts';
import type { Banner } from '#src/contracts/banners.ts';
import type { Client, Company, ProductTreeNode } from '#src/contracts/companies.ts';
import type { BlogPost, CesProvider, Course, Podcast } from '#src/contracts/learning.ts';
import type { Photo } from '#src/contracts/products.ts';
import type { Project } from '#src/contracts/projects.ts';
import type { Promo } from '#src/contracts/promo.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { ContentRequest } from '#src/contracts/content-requests.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import type { ManualIssue } from '#src/contracts/manual-issues.ts';
import type { SavedWork } from '#src/contracts/saved-work.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import type { Person } from '#src/reference-api/account/people.ts';
import type { LoggedChange } from '#src/reference-api/account/project-log.ts';
import type { Share } from '#src/reference-api/account/shared-projects.ts';
import type { DetailKey } from '#src/reference-api/drawings/details/details.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { Companies } from '#src/reference-api/world/companies.ts';
import { TablesByType } from '#src/reference-api/world/tables-by-type.ts';

/** What the drawing is made from; the record only links to the picture. */
export interface ProductDrawing {
  key: ProductDrawingKey;
  /** Selects one of the many forms in which the kind can be drawn. */
  variation: number;
}

/** Sizes in inches, and material names for the notes. */
export interface DetailDrawing {
  key: DetailKey;
  parameters: Readonly<Record<string, number>>;
  labels: Readonly<Record<string, string>>;
}

/** Someone outside the library to contact about an episode. */
export interface Contact {
  id: number;
  name: string;
  role: string;
  firm: string;
  email: string | null;
  url: string | null;
}

/** Deliberate faults in a catalog's text file. */
export type TextFault = 'missing' | 'xml-only' | 'broken-xml';

/** A user's record. `id` is unique across all users; `changed` is the time of the last change. */
export interface OwnedRecord<T> {
  id: number;
  owner: number;
  changed: string;
  value: T;
}

export interface SavedByUsers {
  favorites: Map<number, OwnedRecord<Favorite>>;
  searches: Map<number, OwnedRecord<SavedSearch>>;
  projects: Map<number, OwnedRecord<DesignProject>>;
  requests: Map<number, OwnedRecord<ContentRequest>>;
  specwizardProjects: Map<number, OwnedRecord<SpecwizardProject>>;
  savedWork: Map<number, OwnedRecord<SavedWork>>;
  manualIssues: Map<number, OwnedRecord<ManualIssue>>;
  /** Shares of design projects, and their changes since. */
  shares: Map<number, Share>;
  projectChanges: Map<number, LoggedChange>;
}

/** The sample world as seeded: plain tables, no HTTP. What visitors change is in `Changes`. */
export interface World {
  today: string;
  seed: number;
  companies: Companies;
  byAbbreviation: Map<string, Company>;
  content: TablesByType;
  trees: Map<number, ProductTreeNode[]>;
  productDrawings: Map<number, ProductDrawing>;
  details: Map<number, DetailDrawing>;
  textFaults: Map<number, TextFault>;
  photos: Map<number, Photo[]>;
  customHtml: Map<number, string>;
  clients: Map<number, Client>;
  projects: Map<number, Project>;
  /** Newest first, like everything that is published. */
  news: Map<number, NewsItem>;
  alerts: Map<number, Alert>;
  activities: Map<number, Activity>;
  banners: Map<number, Banner>;
  promos: Map<number, Promo>;
  courses: Map<number, Course>;
  podcasts: Map<number, Podcast>;
  blogPosts: Map<number, BlogPost>;
  cesProviders: Map<number, CesProvider>;
  contacts: Map<number, Contact[]>;
  people: Map<number, Person>;
  saved: SavedByUsers;
}

export const emptyWorld = (seed: number, today: string): World => ({
  seed,
  today,
  companies: new Companies(),
  byAbbreviation: new Map(),
  content: new TablesByType(),
  trees: new Map(),
  productDrawings: new Map(),
  details: new Map(),
  textFaults: new Map(),
  photos: new Map(),
  customHtml: new Map(),
  clients: new Map(),
  projects: new Map(),
  news: new Map(),
  alerts: new Map(),
  activities: new Map(),
  banners: new Map(),
  promos: new Map(),
  courses: new Map(),
  podcasts: new Map(),
  blogPosts: new Map(),
  cesProviders: new Map(),
  contacts: new Map(),
  people: new Map(),
  saved: {
    favorites: new Map(),
    searches: new Map(),
    projects: new Map(),
    requests: new Map(),
    specwizardProjects: new Map(),
    savedWork: new Map(),
    manualIssues: new Map(),
    shares: new Map(),
    projectChanges: new Map(),
  },
});
