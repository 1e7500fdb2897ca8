import { drawingOfNoun } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { csiSectionOf, profileOf } from '#src/reference-api/seed/profiles.ts';
import { productOf } from '#src/reference-api/seed/products.ts';
import type { SeedContext, SeededManufacturer } from '#src/reference-api/seed/seed-context.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';

/** The manufacturer of what only tests need. */
const TESTS = 19_001;
/** Beyond the products of any scale. */
const FIRST = 900_001;

/** Names as careless libraries have them: too long, with markup, in other scripts. Each is of a kind that fits it. */
const records = [
  [
    '075423',
    'Fleece-backed TPO membrane',
    'Fully Adhered Fleece-Backed Reinforced Thermoplastic Roofing System With Tapered Cover Board and Vapor Retarder, Type II',
  ],
  ['072113', 'Extruded polystyrene board', 'لوح عزل صلب - Rigid Board for Gulf Projects'],
  ['071326', 'Self-adhering waterproofing membrane', 'Z̈a̋l̃g̊o Membrane with Combining Marks'],
  ['074213', 'Concealed-fastener metal wall panel', 'Panel <b>Bold</b> & "Quoted" <script>alert(1)</script>'],
  ['074113', 'Insulated metal roof panel', '屋根用断熱パネル (Export Range)'],
] as const;

/** Odd records with addresses, for tests of screens, but in no list, search, or feed. */
export function addTestCorner(context: SeedContext): void {
  const { world } = context;
  const manufacturer = testManufacturer(context);
  world.companies.setApart(manufacturer.company);
  for (const [index, [number, noun, title]] of records.entries()) {
    const section = profileOf(number);
    if (section === null) continue;
    const id = FIRST + index;
    const profile = profileOfKind(section, noun);
    const product = productOf(context, manufacturer, profile, {
      id,
      tradename: `Edge Case ${index + 1}`,
      noun,
      model: `EDG-${101 + index}`,
    });
    world.content.addApart({ ...product, title });
    world.productDrawings.set(id, { key: drawingOfNoun(noun), variation: id });
  }
}

function testManufacturer({ ago }: SeedContext): SeededManufacturer {
  const name = 'Edge Case Test Records';
  return {
    code: 'edg',
    divisions: ['07'],
    profiles: [],
    company: {
      coid: TESTS,
      company: name,
      companyNoHtml: name,
      companySlug: 'edge-case-test-records',
      webabrv: 'edgecase',
      urls: [],
      hasNews: false,
      hasProjects: false,
      isClient: false,
      about: '',
      logo: null,
      address: null,
      phone: null,
      tollFree: null,
      founded: null,
      sections: [...new Set(records.map(([number]) => number))].map(csiSectionOf),
      counts: {},
      associations: [],
      sustainability: null,
      updated_at: ago(30),
    },
  };
}
