import type { ReactNode } from 'react';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { EpdView } from '#src/components/library/epd-view.tsx';
import { HpdView } from '#src/components/library/hpd-view.tsx';

import { Page } from '#src/components/page/page.tsx';
import { useDevice } from '#src/components/page/use-device.ts';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { ItemViewer } from '#src/components/viewer/item-viewer.tsx';
import { Poster } from '#src/components/viewer/poster.tsx';
import { useView } from '#src/components/viewer/use-view.ts';
import { ItemShell } from '#src/components/viewer/shell/item-shell.tsx';
import type { Content } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { to } from '#src/paths.ts';
import type { viewer } from '#src/screens/viewers/loaders.ts';
import { viewerFacts } from '#src/screens/viewers/viewer-facts.tsx';

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
  const figures = figuresOf(item);
  const { content_type: type } = item;
  return (
    <ItemShell
      {...{ company, item, siblings, figures }}
      facts={viewerFacts(item, products)}
      opens={useDevice() === 'narrow' ? null : figures ? 'properties' : type === 'bim' ? 'model' : null}
    >
      <ItemViewer {...{ item, company, view, onView }} poster={<Poster item={item} />} startsOpen />
    </ItemShell>
  );
}

/** What a declaration says in figures, beside its pages. */
function figuresOf(item: Content): ReactNode {
  if (item.content_type === 'epd') return <EpdView item={item} />;
  return item.content_type === 'hpd' && <HpdView item={item} />;
}
