import { useEffect, useState, useSyncExternalStore } from 'react';

import { addStructuredData, structuredDataText, type StructuredData } from '#src/browser/structured-data.ts';

const never = () => () => undefined;

/**
 * JSON-LD. A pre-rendered page has it in its markup, where it stays unless it changes. Otherwise an effect writes it, because
 * Trusted Types refuse scripts that React makes from text.
 */
export function StructuredDataBlock({ data }: { data: StructuredData }) {
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
