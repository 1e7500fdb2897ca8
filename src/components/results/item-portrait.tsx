import { CompanyLogo } from '#src/components/library/company-logo.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { DocumentThumbnail, type ThumbnailKind } from '#src/components/results/document-thumbnail.tsx';
import type { SavedItem } from '#src/domain/saved-item.ts';
import type { BinderRecord } from '#src/domain/design-projects/binder.ts';

const sheets: Partial<Record<SavedItem['content_type'], ThumbnailKind>> = {
  certificate: 'seal',
  spec: 'document',
  sw: 'choices',
};

interface Props {
  type: SavedItem['content_type'];
  record: BinderRecord | null;
  /** A manufacturer's name. */
  title: string;
}

/** A saved item's picture: a maker's mark, or a drawn sheet for documents without a picture. */
export function ItemPortrait({ type, record, title }: Props) {
  if (record?.kind === 'company') return <CompanyLogo src={record.company.logo} name={title} size="small" />;
  const src = record?.kind === 'item' ? record.item.picture : null;
  const sheet = sheets[type];
  return src === null && sheet !== undefined ? (
    <DocumentThumbnail drawing={sheet} />
  ) : (
    <Picture src={src} alt="" width={88} height={66} />
  );
}
