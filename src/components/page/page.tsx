import { use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { dropDefaultTags } from '#src/browser/default-tags.ts';
import { headTags, type PageMeta } from '#src/components/page/head-tags.ts';
import { ShareCards } from '#src/components/page/share-cards.ts';
import { addStructuredData, structuredDataText, type StructuredData } from '#src/browser/structured-data.ts';

const never = () => () => undefined;

/**
 * JSON-LD. A pre-rendered page has it in its markup, where it stays unless it changes. Otherwise an effect writes it, because
 * Trusted Types refuse scripts that React makes from text.
 */
function StructuredDataBlock({ data }: { data: StructuredData }) {
  const isMarkup = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const text = structuredDataText(data);
  const [made] = useState(isMarkup ? text : null);
  useEffect(() => (made === text ? undefined : addStructuredData(text)), [made, text]);
  return made === text ? <script type="application/ld+json">{text}</script> : null;
}

interface Props extends PageMeta {
  children?: ReactNode;
}

/** The only component that writes into the head: title, description, canonical link, Open Graph, and JSON-LD. */
export const Page = ({ children, ...words }: Props) => (
  <>
    <Head {...words} />
    {children}
  </>
);

/** For a page that shows nothing but still needs metadata. */
export function Head(words: PageMeta) {
  const { title, names, properties, canonical, structuredData } = headTags(words);
  useEffect(dropDefaultTags, []);
  const draw = use(ShareCards);
  if (words.card && words.canonical !== null) draw?.(words.canonical, words.card);
  return (
    <>
      <title>{title}</title>
      {names.map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {canonical !== null && <link rel="canonical" href={canonical} />}
      {properties.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {structuredData && <StructuredDataBlock data={structuredData} />}
    </>
  );
}
