import { ItemViewer } from '#src/components/viewer/item-viewer.tsx';
import { ViewerShell } from '#src/components/viewer/shell/viewer-shell.tsx';
import { Poster } from '#src/components/viewer/poster.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import { to } from '#src/paths.ts';
import { BimView } from '#src/screens/companies/item/bim-view.tsx';
import { CertificateView } from '#src/screens/companies/item/certificate-view.tsx';
import { DatasheetView } from '#src/screens/companies/item/datasheet-view.tsx';
import { EpdView } from '#src/components/library/epd-view.tsx';
import { HpdView } from '#src/components/library/hpd-view.tsx';
import { Drawing } from '#src/screens/companies/item/drawing.tsx';
import style from '#src/screens/companies/item/item-view.module.css';
import { RecordingView } from '#src/screens/companies/item/recording-view.tsx';
import { SectionView } from '#src/screens/companies/item/section-view.tsx';

/** The main view of an item: its drawing, model, figures, cover, or player. */
export function ItemView({ item, company }: { item: Content; company: CompanyBrief }) {
  switch (item.content_type) {
    case 'cad':
      return (
        <div className={`stack full-width framed ${style.viewer}`}>
          <ViewerShell ownWindow={to.viewer(company, 'cad', item.id)}>
            <ItemViewer
              {...{ item, company }}
              poster={<Poster item={item} isCropped />}
              startsOpen={false}
              view=""
              onView={() => undefined}
            />
          </ViewerShell>
        </div>
      );
    case 'bim':
      return <BimView item={item} company={company} />;
    case 'spec':
    case 'sw':
      return <SectionView item={item} company={company} />;
    case 'epd':
      return <EpdView item={item} />;
    case 'hpd':
      return <HpdView item={item} />;
    case 'certificate':
      return <CertificateView item={item} />;
    case 'catalog':
      return (
        <div className={`stack gap-2 pad-5 ${style.cover}`}>
          <Drawing src={item.picture} alt={`Cover of ${item.title}`} shape="portrait" />
          <p className="small muted">Cover of {item.pages} pages</p>
        </div>
      );
    case 'video':
    case 'webinar':
      return <RecordingView item={item} />;
    case 'datasheet':
      return <DatasheetView item={item} />;
    case 'product':
      return <Drawing src={item.picture} alt={`Drawing of ${item.title}`} shape="landscape" />;
  }
}
