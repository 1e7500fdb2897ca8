import { expect, test } from 'vitest';

import { compared, linesOf, opened } from '#tests/domain/office-sections/round-trip.ts';

/** A part 2 as SpecsIntact writes it: `body` stands in an article of it. */
const sectionWith = (body: string): string[] => {
  const file = `<?xml version="1.0" encoding="windows-1252"?><SEC><HDR><HL4>OUR GUIDE</HL4></HDR><SCN>SECTION 05 31 00</SCN><STL>STEEL DECK</STL>
<PRT><TTL>PART 1   GENERAL</TTL><BRK/></PRT><PRT><TTL>PART 2   PRODUCTS</TTL><BRK/>
<SPT><TTL><SUB>DECK</SUB></TTL><BRK/>
${body}
</SPT></PRT></SEC>`;
  return compared(linesOf(opened('05 31 00.sec', file))).slice(3);
};

test('brackets around subparts and paragraphs go to the lines within', () => {
  const lines = sectionWith(`[<SPT><TTL>Acoustical Deck</TTL><BRK/><NTE><NPR>NOTE:  Costs more.</NPR></NTE>
<TXT>Provide an NRC of [0.70] [0.80].</TXT><BRK/></SPT>
]<SPT><TTL>Form Deck</TTL></SPT>
[<TXT>Painted.</TXT><BRK/>
][<TXT>Bare.</TXT>]<BRK/>[]`);
  expect(lines).toEqual([
    'paragraph · 2 · A. · [Acoustical Deck',
    'note · 3 ·  · Costs more.',
    'paragraph · 3 · 1. · Provide an NRC of [0.70] [0.80].]',
    'paragraph · 2 · B. · Form Deck',
    'paragraph · 2 · C. · [Painted.]',
    'paragraph · 2 · D. · [Bare.]',
  ]);
});

test('a measure in both units keeps its space, also in a table', () => {
  const lines =
    sectionWith(`<TXT>Span of<MET> 1200 mm</MET><ENG> 48 inches</ENG> per square<MET> meter</MET><ENG> foot</ENG>.</TXT>
<TAB><TDA><ROW><CEL><DTA>Mass <RID>ASTM D3776</RID></DTA></CEL><CEL><DTA><MET> 4.8 kg</MET><ENG> 10.6 lb</ENG></DTA></CEL></ROW></TDA></TAB>`);
  expect(lines).toEqual([
    'paragraph · 2 · A. · Span of 48 inches per square foot (meter).',
    'table · 2 ·  ·  · Mass ASTM D3776 | 10.6 lb',
  ]);
});

test('cells stand in their columns: merged down, merged across, and empty ones', () => {
  const lines = sectionWith(`<TAB><TDA>
<ROW><CEL><DTA>Deck</DTA></CEL><CEL MERGEACROSS="1"><DTA>Depth</DTA></CEL><CEL/></ROW>
<ROW><CEL MERGEDOWN="1"><DTA>Roof</DTA></CEL><CEL><DTA>2<BRK/>or 3</DTA></CEL><CEL INDEX="4"><DTA>A</DTA></CEL></ROW>
<ROW><CEL INDEX="2"><DTA>4</DTA></CEL></ROW></TDA></TAB>`);
  expect(lines[0]).toMatch(/Deck \| Depth \|\s+\|\s+· Roof \| 2 or 3 \|\s+\| A ·\s+\| 4/);
});

test('a line that is wrapped between a tag and the rest of a word has no space there', () => {
  const lines = sectionWith(
    '<TXT>Provide <SUB>certificate</SUB>\r\ns as <RID>UL 580</RID>\n, and <SUB>sound absorbing \nmaterials</SUB>\nfor decks.</TXT>',
  );
  expect(lines).toEqual([
    'paragraph · 2 · A. · Provide certificates as UL 580, and sound absorbing materials for decks.',
  ]);
});

test('a control character that strayed in doesn’t keep a file from opening; many make it no text', () => {
  expect(sectionWith('<TXT>From 1 \u0013 2\u0007 of the \u001Cbest\u001D.</TXT>')).toEqual([
    'paragraph · 2 · A. · From 1 – 2 of the “best”.',
  ]);
  expect(() => opened('a.sec', `<SEC>${'\u0001'.repeat(9)}</SEC>`)).toThrow('This isn’t a text.');
  expect(() => opened('a.txt', 'PART 1 \0')).toThrow('This isn’t a text.');
});
