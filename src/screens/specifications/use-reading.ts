import { useMemo } from 'react';

import type { SpecReference, SpecSection } from '#src/contracts/spec-sections.ts';
import { chooseRecommended } from '#src/domain/specification/consequences.ts';
import { alternatives, guideDocument } from '#src/domain/specification/guide-text.ts';
import { articlesOf, placesOf, type Article } from '#src/domain/specification/line-places.ts';
import { defaultKeywords, type TextOptions } from '#src/domain/specification/line-text.ts';
import { sectionDocument, type DocumentLine } from '#src/domain/specification/section-document.ts';
import { emptyState, type SectionState } from '#src/domain/specification/section-state.ts';
import { sectionTree, type SectionTree } from '#src/domain/specification/section-tree.ts';
import { useReadingOptions } from '#src/stores/reading-options.ts';
import { useUnits } from '#src/stores/units.ts';

/** A section with this visitor's reading options. */
export interface Reading {
  isGuide: boolean;
  showsNotes: boolean;
  tree: SectionTree;
  state: SectionState;
  options: TextOptions;
  document: readonly DocumentLine[];
  articles: readonly Article[];
  places: ReadonlyMap<number, string>;
  /** Lines that are alternatives to one before them; empty except in a guide. */
  alternatives: ReadonlySet<number>;
  /** Standards that are no longer current. */
  outdated: ReadonlyMap<string, SpecReference>;
}

export function useReading(section: SpecSection): Reading {
  const { text, notes, numbering } = useReadingOptions();
  const units = useUnits(({ system }) => system);
  const tree = useMemo(() => sectionTree(section), [section]);
  const isGuide = text === 'guide';
  const read = useMemo(() => {
    const printed = { numbering, detail: 'full', notes: notes ? 'visible' : 'remove' } as const;
    const state = isGuide ? emptyState : chooseRecommended(tree, emptyState);
    const document = isGuide ? guideDocument(tree, printed) : sectionDocument(tree, state, printed);
    return {
      state,
      options: { units, keywords: defaultKeywords },
      document,
      articles: articlesOf(document),
      places: placesOf(document),
      alternatives: isGuide ? alternatives(document) : new Set<number>(),
    };
  }, [tree, isGuide, notes, numbering, units]);
  const outdated = useMemo(
    () =>
      new Map(
        section.references
          .filter(({ status }) => status !== 'active')
          .map((reference) => [reference.designation, reference]),
      ),
    [section],
  );
  return { ...read, tree, outdated, isGuide, showsNotes: notes };
}
