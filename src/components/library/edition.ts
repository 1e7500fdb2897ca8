import { useStore } from 'zustand';

import { onceHydrated } from '#src/browser/hydration.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { Edition } from '#src/domain/masterformat/edition.ts';
import type { Section } from '#src/domain/masterformat/sections.ts';
import { editionStore, setEditionFromUrl } from '#src/stores/edition.ts';

export const useEdition = (): Edition => useStore(editionStore);

/** Loader of the layout, not of a screen: a screen's loader also runs when a link is only hovered. */
export function editionLoader({ request }: Pick<ScreenRequest, 'request'>): null {
  onceHydrated(() => setEditionFromUrl(request.url));
  return null;
}

/** The section number in an edition, by default the visitor's: `07 54 23` or `07540`. */
export function shownNumber(
  section: Pick<Section, 'digits' | 'former'> | Pick<CsiSection, 'number' | 'number95'>,
  edition = editionStore.getState(),
): string {
  const [digits, former] =
    'digits' in section ? [section.digits, section.former] : [section.number, section.number95 ?? ''];
  return edition === '95' && former !== '' ? former : formatSection(digits, '04');
}
