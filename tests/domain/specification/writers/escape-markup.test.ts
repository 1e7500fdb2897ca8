import { expect, it } from 'vitest';

import { escapeMarkup } from '#src/domain/specification/writers/escape-markup.ts';

it.each([
  ['5/8" board & 3 < 4 > 2', '5/8&quot; board &amp; 3 &lt; 4 &gt; 2'],
  ['&amp;', '&amp;amp;'],
  ['<script>alert("x")</script>', '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;'],
])('%s stays text in HTML and XML, also in an attribute', (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});
