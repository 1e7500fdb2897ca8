import type { ReactNode } from 'react';

import type { Fact } from '#src/components/page/facts.tsx';
import { FormatLinks } from '#src/components/downloads/format-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import { marked } from '#src/components/results/marked.tsx';
import { Row } from '#src/components/results/row.tsx';
import { RowFacts } from '#src/components/results/row-facts.tsx';
import { DocumentThumbnail, type ThumbnailKind } from '#src/components/results/document-thumbnail.tsx';
import style from '#src/components/results/row.module.css';
import words from '#src/components/results/row-words.module.css';
import { PlayMark } from '#src/components/library/play-mark.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { ListedContent } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { monthAndYear } from '#src/lib/dates.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { to } from '#src/paths.ts';
import { useListView } from '#src/stores/list-view.ts';
import { Code } from '#src/ui/code.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  hit: Hit<ListedContent>;
  /** Icon for items without a picture. */
  sheet?: ThumbnailKind;
  /** Type-specific parts of the line below the title. */
  meta?: readonly ReactNode[];
  facts: readonly Fact[];
  /** A sentence on one line; a card has no room for one. */
  summary?: ReactNode;
  /** Shown above the facts. */
  children?: ReactNode;
  /** Shown below the facts. */
  foot?: ReactNode;
}

export function ItemRow({ hit, sheet = 'document', meta = [], facts, summary, children, foot }: Props) {
  const { item, highlight, eager, isNew = false, isOfOneType = false, isOfOneMaker = false } = hit;
  const [section] = item.csi;
  const isShort = item.content_type === 'product' || item.content_type === 'cad';
  const isCard = useListView(({ view }) => view === 'pictures');
  const badge = isNew ? <Code tone="good">NEW</Code> : null;
  const maker = <Link to={to.company(item)}>{marked(item.company, highlight['company'])}</Link>;
  return (
    <Row
      code={isOfOneType || item.content_type === 'product' ? null : contentTypeWords[item.content_type].code}
      href={to.contentItem(item, item.content_type, item.id)}
      title={marked(item.title, highlight['title'])}
      picture={
        item.picture === null ? (
          <span className={`block self-start ${style.picture}`}>
            <DocumentThumbnail drawing={sheet} />
          </span>
        ) : (
          drawing(item.picture, eager, 'seconds' in item ? item.seconds : null)
        )
      }
      meta={[
        isOfOneMaker ? (
          badge
        ) : (
          <>
            {badge} {maker}
          </>
        ),
        section === undefined ? null : (
          <>
            <SectionNumber section={section} />
            {!isCard && <span className={`hidden-599 ${style.section}`}> {section.title}</span>}
          </>
        ),
        ...(isCard ? [] : meta),
      ]}
      updated={
        isCard
          ? null
          : `Updated ${monthAndYear(item.updated_at) ?? item.updated_at}`.replaceAll(' ', '\u00A0')
      }
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
      {summary !== undefined && !isCard && <p className="ellipsis full-width note quiet">{summary}</p>}
      {children}
      <RowFacts facts={facts} isShort={isShort} isCard={isCard} />
      {foot !== undefined && (
        <div className={`small muted high-links ${words.foot} ${isShort ? words.line : ''}`}>{foot}</div>
      )}
    </Row>
  );
}

/** If it fails to load, the empty sheet stays. Two elements, since a list has hundreds; a film has a play mark. */
const drawing = (address: string, eager: boolean, seconds: number | null): ReactNode => (
  <span className={`block relative self-start clips framed paper ${style.picture} ${style.frame}`}>
    <img
      src={safeHref(address) ?? undefined}
      alt=""
      width={104}
      height={78}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={(event) => {
        event.currentTarget.hidden = true;
      }}
    />
    {seconds !== null && <PlayMark seconds={seconds} isPlayable />}
  </span>
);
