import { accountJourneys } from './account.ts';
import type { Journey } from './journey.ts';
import { searchJourneys } from './search.ts';
import { siteJourneys } from './site.ts';
import { specificationJourneys } from './specifications.ts';
import { viewerJourneys } from './viewers.ts';

export const journeys: readonly Journey[] = [
  ...searchJourneys,
  ...viewerJourneys,
  ...specificationJourneys,
  ...accountJourneys,
  ...siteJourneys,
];
