import * as v from 'valibot';
import { expect, it } from 'vitest';

import { bucket } from '#src/contracts/elasticsearch.ts';

it.each([
  [{ key: 'UL 790', doc_count: 3 }, 'UL 790'],
  [{ key: '07', doc_count: 3, label: 'Thermal and Moisture Protection' }, 'Thermal and Moisture Protection'],
])('a value of a facet is called by its label, or by its key: %j', (sent, label) => {
  expect(v.parse(bucket, sent).label).toBe(label);
});
