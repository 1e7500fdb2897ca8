import { BimRow } from '#src/components/results/bim-row.tsx';
import { CadRow } from '#src/components/results/cad-row.tsx';
import { CertificateRow } from '#src/components/results/certificate-row.tsx';
import { CompanyRow } from '#src/components/results/company-row.tsx';
import { EpdRow } from '#src/components/results/epd-row.tsx';
import { VideoRow } from '#src/components/results/video-row.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import { HpdRow } from '#src/components/results/hpd-row.tsx';
import { DocumentRow } from '#src/components/results/document-row.tsx';
import { ProductRow } from '#src/components/results/product-row.tsx';
import { SpecRow } from '#src/components/results/spec-row.tsx';
import { SwRow } from '#src/components/results/sw-row.tsx';
import type { SearchHit } from '#src/contracts/search.ts';

export function ResultRow({ item, highlight, eager, isNew }: Hit<SearchHit>) {
  const around = { highlight, eager, isNew };
  switch (item.content_type) {
    case 'product':
      return <ProductRow hit={{ item, ...around }} />;
    case 'cad':
      return <CadRow hit={{ item, ...around }} />;
    case 'bim':
      return <BimRow hit={{ item, ...around }} />;
    case 'spec':
      return <SpecRow hit={{ item, ...around }} />;
    case 'sw':
      return <SwRow hit={{ item, ...around }} />;
    case 'video':
    case 'webinar':
      return <VideoRow hit={{ item, ...around }} />;
    case 'catalog':
    case 'datasheet':
      return <DocumentRow hit={{ item, ...around }} />;
    case 'epd':
      return <EpdRow hit={{ item, ...around }} />;
    case 'hpd':
      return <HpdRow hit={{ item, ...around }} />;
    case 'certificate':
      return <CertificateRow hit={{ item, ...around }} />;
    case 'company':
      return <CompanyRow hit={{ item, ...around }} />;
  }
}
