import type { Project } from '#src/contracts/projects.ts';
import { countText } from '#src/lib/numbers.ts';

/** The most that the API lists. */
export const mostProjects = 1000;

/** `Hotel`, `Albuquerque, NM`, `2022`, `258,500 sq ft`, without unknown parts. */
export const projectFacts = ({ type, city, state, completed, areaSquareFeet }: Project): string[] =>
  [
    type,
    [city, state].filter(Boolean).join(', '),
    completed.slice(0, 4),
    areaSquareFeet === null ? '' : `${countText(areaSquareFeet)}\u00A0sq\u00A0ft`,
  ].filter(Boolean);
