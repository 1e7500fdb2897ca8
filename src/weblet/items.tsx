import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { FormatLinks } from '#src/components/downloads/format-links.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { DocumentThumbnail, type ThumbnailKind } from '#src/components/results/document-thumbnail.tsx';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { Content } from '#src/contracts/content.ts';
import { countText } from '#src/lib/numbers.ts';
import type { WebletFormatting } from '#src/domain/weblet.ts';
import { to } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { factsOf } from '#src/weblet/facts-of.tsx';
import { OutLink } from '#src/weblet/out-link.tsx';
import style from '#src/weblet/weblet.module.css';
import { unbroken } from '#src/ui/unbroken.tsx';

/** Keeps a frame on another site small. */
const shownAtFirst = 24;
/** Number of rows whose pictures are visible at once. */
const firstScreenful = 4;

interface Props {
  items: readonly Content[];
  formatting: WebletFormatting;
}

export function Items({ items, formatting }: Props) {
  const [isWhole, setWhole] = useState(items.length <= shownAtFirst);
  const list = useRef<HTMLUListElement>(null);
  const Item = forms[formatting];
  /** The button disappears, so the focus moves to the first item that it revealed. */
  function showAll(): void {
    flushSync(() => setWhole(true));
    list.current?.children[shownAtFirst]?.querySelector('a')?.focus();
  }
  return (
    <>
      <ul ref={list} className={style[formatting]}>
        {(isWhole ? items : items.slice(0, shownAtFirst)).map((item, index) => (
          <li key={item.id}>
            <Item item={item} eager={index < firstScreenful} />
          </li>
        ))}
      </ul>
      {!isWhole && <Button onClick={showAll}>Show all {countText(items.length)}</Button>}
    </>
  );
}

interface ItemProps {
  item: Content;
  eager: boolean;
}

const forms: Readonly<Record<WebletFormatting, (props: ItemProps) => React.ReactNode>> = {
  compact: CompactItem,
  list: ListItem,
  grid: GridItem,
};

function CompactItem({ item, eager }: ItemProps) {
  return (
    <>
      <Drawing item={item} eager={eager} />
      <Title item={item} />
      <Facts item={item} most={1} />
    </>
  );
}

function ListItem({ item, eager }: ItemProps) {
  return (
    <>
      <Drawing item={item} eager={eager} />
      <div className={style.words}>
        <Title item={item} />
        <Facts item={item} most={4} />
        {item.files.length > 0 && <FormatLinks files={item.files} of={item.title} />}
      </div>
    </>
  );
}

function GridItem({ item, eager }: ItemProps) {
  return (
    <>
      <Drawing item={item} eager={eager} />
      <Title item={item} />
      <Facts item={item} most={1} />
    </>
  );
}

function Title({ item }: { item: Content }) {
  return (
    <h2 className={`note bold ${style.title}`}>
      <OutLink to={to.contentItem(item, item.content_type, item.id)}>{unbroken(item.title)}</OutLink>
    </h2>
  );
}

/** The same thumbnails as on the site. */
const sheets: Readonly<Partial<Record<ContentType, ThumbnailKind>>> = { certificate: 'seal', sw: 'choices' };

function Drawing({ item, eager }: ItemProps) {
  return item.picture === null ? (
    <DocumentThumbnail drawing={sheets[item.content_type] ?? 'document'} />
  ) : (
    <Picture src={item.picture} alt="" width={104} height={78} eager={eager} />
  );
}

/** Facts without a value are omitted. */
function Facts({ item, most }: { item: Content; most: number }) {
  const facts = factsOf(item).slice(0, most);
  if (facts.length === 0) return null;
  return (
    <dl className={`small ${style.facts}`}>
      {facts.map(([label, value]) => (
        <div className="flow" key={label}>
          <dt className="muted">{label}</dt>
          <dd className="plain digits">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
