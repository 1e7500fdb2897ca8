import { useEffect, useSyncExternalStore } from 'react';

import { showStructuredData, structuredDataText } from '#src/browser/structured-data.ts';
import type { StructuredData } from '#src/browser/structured-data.ts';

const never = () => () => undefined;

/**
 * JSON-LD: part of the markup in a page made at build, and until that page is taken over. In the browser an effect writes
 * it, since React makes scripts from text, which Trusted Types refuse.
 */
export function StructuredDataBlock({ data }: { data: StructuredData }) {
  const isMarkup = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const text = structuredDataText(data);
  useEffect(() => (isMarkup ? undefined : showStructuredData(text)), [isMarkup, text]);
  return isMarkup ? <script type="application/ld+json">{text}</script> : null;
}
