import type { Visitor } from '../visitor.ts';

export interface Journey {
  /** In the visitor's words. */
  name: string;
  area: string;
  /** One of the ten that every `npm test` walks; the others are for `npm run test:engines`. */
  isInEveryRun?: true;
  /** Needs a browser on a dark desktop. */
  isDark?: true;
  walk: (me: Visitor) => Promise<void>;
  /** Parts of complaints that belong to it. */
  expects?: readonly string[];
}

export const northfold = '/company/northfold-roofing-systems-31250';
