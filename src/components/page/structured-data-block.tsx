import { useEffect, useState, useSyncExternalStore } from 'react';

import { addStructuredData, structuredDataText } from '#src/browser/structured-data.ts';
import type { StructuredData } from '#src/browser/structured-data.ts';

const never = () => () => undefined;

/**
 * JSON-LD: part of the markup in a page made at build, where it stays as long as it says the same. Otherwise an effect writes
 * it, since React makes scripts from text, which Trusted Types refuse.
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
