import type { ReactNode } from 'react';

import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import { StagePoster } from '#src/components/viewer/viewer-stage.tsx';

export interface ItemViewerProps {
  item: Content;
  company: CompanyBrief;
  /** A picture in the space of the viewer, until that is there. */
  poster: ReactNode;
  /** Opens at once, on the screen that is made for it; elsewhere on a button. */
  startsOpen: boolean;
  /** What the viewer shows, as the address keeps it; the empty text is its default. */
  view: string;
  onView: (view: string) => void;
}

/** The viewer of an item, by its type. Each is late code, and reads nothing heavy before it is asked for. */
export function ItemViewer({ item, poster }: ItemViewerProps) {
  switch (item.content_type) {
    default:
      return <StagePoster poster={poster} />;
  }
}
