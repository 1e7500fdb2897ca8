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

export function ResultRow({ item, ...shared }: Hit<SearchHit>) {
  switch (item.content_type) {
    case 'product':
      return <ProductRow hit={{ item, ...shared }} />;
    case 'cad':
      return <CadRow hit={{ item, ...shared }} />;
    case 'bim':
      return <BimRow hit={{ item, ...shared }} />;
    case 'spec':
      return <SpecRow hit={{ item, ...shared }} />;
    case 'sw':
      return <SwRow hit={{ item, ...shared }} />;
    case 'video':
    case 'webinar':
      return <VideoRow hit={{ item, ...shared }} />;
    case 'catalog':
    case 'datasheet':
      return <DocumentRow hit={{ item, ...shared }} />;
    case 'epd':
      return <EpdRow hit={{ item, ...shared }} />;
    case 'hpd':
      return <HpdRow hit={{ item, ...shared }} />;
    case 'certificate':
      return <CertificateRow hit={{ item, ...shared }} />;
    case 'company':
      return <CompanyRow hit={{ item, ...shared }} />;
  }
}
