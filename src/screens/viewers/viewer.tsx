import type { ReactNode } from 'react';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { EpdView } from '#src/components/library/epd-view.tsx';
import { HpdView } from '#src/components/library/hpd-view.tsx';

import { Page } from '#src/components/page/page.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { ItemViewer } from '#src/components/viewer/item-viewer.tsx';
import { Poster } from '#src/components/viewer/poster.tsx';
import { useView } from '#src/components/viewer/use-view.ts';
import { ViewerFrame } from '#src/components/viewer/viewer-frame.tsx';
import type { Content } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { to } from '#src/paths.ts';
import type { viewer } from '#src/screens/viewers/loaders.ts';
import style from '#src/screens/viewers/viewer.module.css';
import { viewerFacts } from '#src/screens/viewers/viewer-facts.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';

/** An item in its viewer. Search engines index the item's own page instead. */
export function Screen() {
  const page = useScreenData<typeof viewer>();
  const { content_type: type, id, title, summary } = page.item;
  useCanonicalPath(to.viewer(page.company, type, id));
  return (
    <Page
      title={`${title}, ${contentTypeWords[type].singular} in the viewer`}
      description={summary}
      canonical={to.contentItem(page.company, type, id)}
    >
      <Viewer key={`${type} ${id}`} page={page} />
    </Page>
  );
}

function Viewer({
  page: { company, item, siblings, products },
}: {
  page: Awaited<ReturnType<typeof viewer>>;
}) {
  const [view, onView] = useView();
  return (
    <ViewerFrame {...{ company, item, siblings }} facts={viewerFacts(item, products)}>
      <Beside item={item}>
        <ItemViewer {...{ item, company, view, onView }} poster={<Poster item={item} />} startsOpen />
      </Beside>
    </ViewerFrame>
  );
}

/** A declaration next to its figures. */
function Beside({ item, children }: { item: Content; children: ReactNode }) {
  const { content_type: type } = item;
  if (type !== 'epd' && type !== 'hpd') return children;
  return (
    <div className={`print-block ${style.beside}`}>
      {children}
      <div className={`print-block ${style.figures}`} {...scrollRegion('Figures')}>
        {type === 'epd' ? <EpdView item={item} /> : <HpdView item={item} />}
      </div>
    </div>
  );
}
