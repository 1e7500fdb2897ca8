import type { Bucket } from '#src/contracts/elasticsearch.ts';
import { countText } from '#src/lib/numbers.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** The options of a filter, starting with "all". */
export const choicesOf = (
  all: string,
  buckets: readonly Bucket[],
  nameOf: (key: string) => string | undefined = () => undefined,
): { value: string; label: string }[] => [
  { value: '', label: all },
  ...buckets.map(({ key, label, doc_count: count }) => ({
    value: key,
    label: `${nameOf(key) ?? plainText(label)} (${countText(count)})`,
  })),
];
