import type { ReactNode } from 'react';

import type { Fact } from '#src/components/page/facts.tsx';
import { FormatLinks } from '#src/components/downloads/format-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import { Marked } from '#src/components/results/marked.tsx';
import { Row } from '#src/components/results/row.tsx';
import { RowFacts } from '#src/components/results/row-facts.tsx';
import { DocumentThumbnail } from '#src/components/results/document-thumbnail.tsx';
import type { ThumbnailKind } from '#src/components/results/document-thumbnail.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { ListedContent } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { monthAndYear } from '#src/lib/dates.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { to } from '#src/paths.ts';
import { Code } from '#src/ui/code.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  hit: Hit<ListedContent>;
  /** Icon for items without a picture. */
  sheet?: ThumbnailKind;
  /** Type-specific parts of the line below the title. */
  meta?: readonly ReactNode[];
  facts: readonly Fact[];
  /** Shown above the facts. */
  children?: ReactNode;
  /** Shown below the facts. */
  foot?: ReactNode;
}

export function ItemRow({ hit, sheet = 'document', meta = [], facts, children, foot }: Props) {
  const { item, highlight, eager, isNew = false } = hit;
  const [section] = item.csi;
  return (
    <Row
      code={contentTypeWords[item.content_type].code}
      href={to.contentItem(item, item.content_type, item.id)}
      title={<Marked text={item.title} highlight={highlight['title']} />}
      picture={
        item.picture === null ? (
          <DocumentThumbnail drawing={sheet} />
        ) : (
          <Picture src={item.picture} alt="" width={104} height={78} eager={eager} />
        )
      }
      meta={[
        isNew ? (
          <Code key="new" tone="good">
            NEW
          </Code>
        ) : null,
        <Link key="maker" to={to.company(item)}>
          <Marked text={item.company} highlight={highlight['company']} />
        </Link>,
        section === undefined ? null : <SectionNumber key="section" section={section} withTitle />,
        ...meta,
        `Updated ${monthAndYear(item.updated_at) ?? item.updated_at}`,
      ]}
      saved={savedItem(item)}
      files={
        item.files.length === 0 ? undefined : (
          <>
            <Icon name="download" />
            <FormatLinks files={item.files} of={item.title} />
          </>
        )
      }
    >
      {children}
      <RowFacts facts={facts} />
      {foot !== undefined && (
        <div className="cluster touch-high gap-1-3 small muted padded-links">{foot}</div>
      )}
    </Row>
  );
}
