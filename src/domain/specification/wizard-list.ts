import type { SectionToAdd } from '#src/contracts/specwizards.ts';

/** How the list of SpecWizards is filtered, as stored in the address. */
export interface WizardListView {
  words: string;
  /** Two digits; null for all. */
  division: string | null;
  /** Shows only those in progress. */
  isBegun: boolean;
}

export function wizardListViewFrom(query: URLSearchParams): WizardListView {
  const division = query.get('division') ?? '';
  return {
    words: (query.get('q') ?? '').slice(0, 100),
    division: /^\d\d$/.test(division) ? division : null,
    isBegun: query.get('begun') === '1',
  };
}

/** The query string without defaults. */
export function wizardListQuery({ words, division, isBegun }: WizardListView): string {
  const query = new URLSearchParams();
  if (words.trim() !== '') query.set('q', words);
  if (division !== null) query.set('division', division);
  if (isBegun) query.set('begun', '1');
  return query.toString();
}

/** SpecWizards that contain every word in title, manufacturer, number of either edition, or file name. */
export function narrowWizards<One extends SectionToAdd>(
  wizards: readonly One[],
  { words, division, isBegun }: WizardListView,
  begun: ReadonlySet<string>,
): One[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  // Matches `07 54 23` typed with or without spaces.
  const digits = words.replaceAll(/\s+/g, '');
  return wizards.filter(({ section, title, company, filename }) => {
    if (division !== null && !section.number.startsWith(division)) return false;
    if (isBegun && !begun.has(filename)) return false;
    if (/^\d+$/.test(digits))
      return section.number.startsWith(digits) || section.number95?.startsWith(digits);
    const text = `${title} ${section.title} ${company} ${filename}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
