import { BimRow } from '#src/components/results/bim-row.tsx';
import { CadRow } from '#src/components/results/cad-row.tsx';
import { CertificateRow } from '#src/components/results/certificate-row.tsx';
import { CompanyRow } from '#src/components/results/company-row.tsx';
import { EpdRow } from '#src/components/results/epd-row.tsx';
import { FilmRow } from '#src/components/results/film-row.tsx';
import type { Found } from '#src/components/results/found.ts';
import { HpdRow } from '#src/components/results/hpd-row.tsx';
import { PaperRow } from '#src/components/results/paper-row.tsx';
import { ProductRow } from '#src/components/results/product-row.tsx';
import { SpecRow } from '#src/components/results/spec-row.tsx';
import { SwRow } from '#src/components/results/sw-row.tsx';
import type { SearchHit } from '#src/contracts/search.ts';

/** One result, as its type is best told. */
export function ResultRow({ item, highlight, eager, isNew }: Found<SearchHit>) {
  const around = { highlight, eager, isNew };
  switch (item.content_type) {
    case 'product':
      return <ProductRow found={{ item, ...around }} />;
    case 'cad':
      return <CadRow found={{ item, ...around }} />;
    case 'bim':
      return <BimRow found={{ item, ...around }} />;
    case 'spec':
      return <SpecRow found={{ item, ...around }} />;
    case 'sw':
      return <SwRow found={{ item, ...around }} />;
    case 'video':
    case 'webinar':
      return <FilmRow found={{ item, ...around }} />;
    case 'catalog':
    case 'datasheet':
      return <PaperRow found={{ item, ...around }} />;
    case 'epd':
      return <EpdRow found={{ item, ...around }} />;
    case 'hpd':
      return <HpdRow found={{ item, ...around }} />;
    case 'certificate':
      return <CertificateRow found={{ item, ...around }} />;
    case 'company':
      return <CompanyRow found={{ item, ...around }} />;
  }
}
