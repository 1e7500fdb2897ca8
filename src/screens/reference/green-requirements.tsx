import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import type { Row } from '#src/screens/reference/reference-page.tsx';

interface Asked {
  id: string;
  title: string;
  edition: string;
  rows: readonly Row[];
}

/** What rating programs require of products, limited to what the named edition says. */
export const greenRequirements: readonly Asked[] = [
  {
    id: 'epd',
    title: 'EPD: environmental product declaration',
    edition: 'ISO 14025:2006 and ISO 21930:2017; in Europe EN 15804+A2:2019',
    rows: [
      [
        'What it is',
        'A verified report of a product’s impacts over its life, such as global warming potential in kg of CO₂ equivalent.',
      ],
      [
        'What to check',
        'The product category rule (PCR), declared unit, life-cycle stages covered, plants, and expiration date. Compare only EPDs under the same PCR.',
      ],
      [
        'In the library',
        <>
          <Link className="link" to={to.contentType('epd')}>
            All EPDs
          </Link>
          , or{' '}
          <Link className="link" to={to.productsByCsi('07', 'declaration=EPD')}>
            products of division 07 that have one
          </Link>
        </>,
      ],
    ],
  },
  {
    id: 'hpd',
    title: 'HPD: health product declaration',
    edition: 'HPD Open Standard 2.3',
    rows: [
      [
        'What it is',
        'A list of a product’s ingredients, down to a threshold in ppm, with the hazards associated with each substance.',
      ],
      [
        'What to check',
        'The threshold; whether all contents are characterized, screened, and identified; third-party verification; and the expiration date.',
      ],
      [
        'In the library',
        <>
          <Link className="link" to={to.contentType('hpd')}>
            All HPDs
          </Link>
          , or{' '}
          <Link className="link" to={to.productsByCsi('09', 'declaration=HPD')}>
            products of division 09 that have one
          </Link>
        </>,
      ],
    ],
  },
  {
    id: 'leed',
    title: 'LEED',
    edition: 'LEED v4.1 for Building Design and Construction; other versions count differently',
    rows: [
      [
        'Environmental product declarations',
        'Option 1 counts permanently installed products with EPDs: 20 products from at least five manufacturers; fewer for core and shell and for warehouses.',
      ],
      [
        'Material ingredients',
        'Option 1 counts products with an ingredient report, such as an HPD, a Declare label, or a Cradle to Cradle certificate: again, 20 products from at least five manufacturers.',
      ],
      [
        'Low-emitting materials',
        'By product category, such as paints, flooring, and ceilings: emissions tested to CDPH Standard Method v1.2-2017, plus VOC content for wet-applied products.',
      ],
      [
        'In the library',
        <>
          A{' '}
          <Link className="link" to={to.designProjects()}>
            design project
          </Link>{' '}
          includes a scorecard for these credits.
        </>,
      ],
    ],
  },
  {
    id: 'well',
    title: 'WELL',
    edition: 'WELL Building Standard v2',
    rows: [
      [
        'What it asks',
        'The Materials concept restricts hazardous substances and rewards disclosed, screened ingredients and low emissions.',
      ],
      [
        'What helps',
        <>
          Ingredient declarations and emissions tests.{' '}
          <Link className="link" to={to.contentType('certificate')}>
            Certifications
          </Link>
        </>,
      ],
    ],
  },
  {
    id: 'lbc',
    title: 'LBC: Living Building Challenge',
    edition: 'Living Building Challenge 4.0',
    rows: [
      [
        'What it asks',
        'The Materials Petal includes the Red List: classes of chemicals that products must not contain, with named exceptions.',
      ],
      [
        'What helps',
        <>
          A Declare label that states “Red List Free” or “Red List Approved.”{' '}
          <Link className="link" to={to.searchType('Declare', 'certificate')}>
            Declare labels
          </Link>
        </>,
      ],
    ],
  },
  {
    id: 'buy-clean',
    title: 'Buy Clean',
    edition:
      'Buy Clean California Act, Public Contract Code sections 3500 to 3505; other jurisdictions have laws of their own',
    rows: [
      [
        'What it asks',
        'For state projects, facility-specific EPDs and a global warming potential at or below the limit the state publishes.',
      ],
      [
        'Which products',
        'Structural steel, concrete reinforcing steel, flat glass, and mineral wool board insulation.',
      ],
      [
        'In the library',
        <>
          <Link className="link" to={to.productsByCsi('07', 'declaration=EPD')}>
            Division 07 with EPDs
          </Link>{' '}
          ·{' '}
          <Link className="link" to={to.productsByCsi('08', 'declaration=EPD')}>
            Division 08 with EPDs
          </Link>
        </>,
      ],
    ],
  },
];
