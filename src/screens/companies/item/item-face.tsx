import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import { durationText } from '#src/lib/duration.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { BimFace } from '#src/screens/companies/item/bim-face.tsx';
import { CertificateFace } from '#src/screens/companies/item/certificate-face.tsx';
import { DatasheetFace } from '#src/screens/companies/item/datasheet-face.tsx';
import { EpdFace } from '#src/screens/companies/item/epd-face.tsx';
import { HpdFace } from '#src/screens/companies/item/hpd-face.tsx';
import { Drawing } from '#src/screens/companies/item/drawing.tsx';
import style from '#src/screens/companies/item/item-face.module.css';
import { SectionFace } from '#src/screens/companies/item/section-face.tsx';

/** What an item looks like: its drawing where it is one, else its contents laid out as its kind wants it. */
export function ItemFace({ item, company }: { item: Content; company: CompanyBrief }) {
  switch (item.content_type) {
    case 'cad':
      return (
        <Drawing src={sheetOf(item)} alt={`${item.title}, sheet ${item.detailNumber}`} shape="landscape" />
      );
    case 'bim':
      return <BimFace item={item} />;
    case 'spec':
    case 'sw':
      return <SectionFace item={item} company={company} />;
    case 'epd':
      return <EpdFace item={item} />;
    case 'hpd':
      return <HpdFace item={item} />;
    case 'certificate':
      return <CertificateFace item={item} />;
    case 'catalog':
      return (
        <div className={style.cover}>
          <Drawing src={safeHref(item.picture)} alt={`Cover of ${item.title}`} shape="portrait" />
          <p className={style.caption}>Cover of {item.pages} pages</p>
        </div>
      );
    case 'video':
    case 'webinar':
      return (
        <div>
          <Drawing src={safeHref(item.picture)} alt={`Poster of ${item.title}`} shape="screen" />
          <p className={style.running}>
            <span>{durationText(item.seconds)}</span>
            <span>{item.captions ? 'captions' : 'no captions'}</span>
            {item.credits !== null && (
              <span>
                {item.credits} {item.content_type === 'webinar' ? (item.creditKind ?? 'CEU') : 'CEU'}
              </span>
            )}
            <span className={style.where}>The library keeps the poster; the maker shows the film.</span>
          </p>
        </div>
      );
    case 'datasheet':
      return <DatasheetFace item={item} />;
    case 'product':
      return <Drawing src={safeHref(item.picture)} alt={`Drawing of ${item.title}`} shape="landscape" />;
  }
}

/** The whole sheet, border and title block included; the thumbnail where no sheet is offered. */
function sheetOf({ files, picture }: Content): string | null {
  return safeHref(files.find(({ format }) => format === 'SVG')?.url) ?? safeHref(picture);
}
