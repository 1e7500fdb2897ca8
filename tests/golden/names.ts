import type { World } from '#src/reference-api/world/world.ts';
import type { GoldenQuery } from '#tests/golden/golden-query.ts';

/** Manufacturers by name, by a part of it, by its abbreviation and by number. */
export const makerQueries = (
  [
    ['Northfold Roofing Systems', 31250],
    ['northfold', 31250],
    ['northfold roofing', 31250],
    ['31250', 31250],
    ['ohalloran facades', 40417],
    ['Brightwater Plumbing', 52086],
    ['brightwater', 52086],
    ['plain and sons', 77001],
    ['Tamarack Millwork', 60733],
    ['Threshold & Tine', 39408],
    ['whitlow gypsum', 63165],
    ['partition creek', 40598],
    ['Kestrel Air Handling', 97221],
    ['wayfarer finch signs', 33090],
    ['skerry', 84542],
    ['quenchwks', 21190],
    ['cobalt fen', 54056],
    ['northfould', 31250],
  ] as const
).map(([query, company]): GoldenQuery => ({ kind: 'manufacturer', query, expected: { company } }));

const product = (query: string, id: number): GoldenQuery => ({
  kind: 'model',
  query,
  expected: { type: 'product', id },
});

/** Trade names and model numbers, and the numbers of reports and drawings. */
export const modelQueries: readonly GoldenQuery[] = [
  product('Brightdeck', 1),
  product('NFD-108', 1),
  product('nfd108', 1),
  product('NFD 108', 1),
  product('Crowsnest', 15),
  product('crowsnest roof hatch', 15),
  product('PFM-214', 43),
  product('Blackbird 60', 6),
  product('Claravue 62', 29),
  product('ORN-100', 29),
  product('Bulwark 14', 169),
  product('Meridian 750', 20),
  product('Vantage 3000', 26),
  product('Wayline tactile sign', 220),
  product('Lowcrete', 60),
  { kind: 'model', query: 'GYP-104', expected: { type: 'cad', numbered: 'GYP-104' } },
  { kind: 'model', query: 'SSR-104', expected: { type: 'cad', numbered: 'SSR-104' } },
];

/** Numbers of papers as the world has them: the first of each of these programs, an EPD and an HPD, without `-SAMPLE`. */
export function paperQueries({ content }: World): readonly GoldenQuery[] {
  const certificates = ['FM Approved', 'Notice of Acceptance', 'FSC Chain of Custody'].flatMap(
    (program) => content.all('certificate').find((one) => one.program === program) ?? [],
  );
  return [
    ...certificates.map(({ number }) => ['certificate', number] as const),
    ...content
      .all('epd')
      .slice(0, 2)
      .map(({ declarationNumber }) => ['epd', declarationNumber] as const),
    ...content
      .all('hpd')
      .slice(0, 2)
      .map(({ hpdId }) => ['hpd', hpdId] as const),
  ].map(([type, numbered]) => ({
    kind: 'model',
    query: numbered.replace('-SAMPLE', ''),
    expected: { type, numbered },
  }));
}
