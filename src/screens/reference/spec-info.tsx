import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { Part, ReferencePage, Rows, type Row } from '#src/screens/reference/reference-page.tsx';

const parts: readonly Row[] = [
  [
    'Part 1: General',
    'Administrative requirements: summary, references, submittals, quality assurance, delivery, warranty.',
  ],
  ['Part 2: Products', 'What to supply: manufacturers, materials, components, performance, fabrication.'],
  [
    'Part 3: Execution',
    'What to do on site: examination, preparation, installation, field quality control, cleaning, protection.',
  ],
];

const kinds: readonly Row[] = [
  ['Descriptive', 'States the properties required without naming a product.'],
  ['Performance', 'States what the work must achieve and how it is tested.'],
  ['Proprietary', 'Names the product, with or without acceptable alternatives.'],
  ['Reference standard', 'Names the standard, and its edition, that products must meet.'],
];

export const Screen = () => (
  <ReferencePage
    title="About CSI specifications"
    description="How a three-part section is organized, the four methods of specifying, and how MasterFormat numbers sections."
    canonical={to.specInfo()}
    lead="A specification says in words what drawings can’t show: what to supply, the quality required, and how to install it. Each section covers one kind of work."
  >
    <Part id="parts" title="Three parts">
      <Rows rows={parts} />
    </Part>
    <Part id="ways" title="Four methods of specifying">
      <Rows rows={kinds} />
    </Part>
    <Part id="numbers" title="Numbers">
      <p>
        MasterFormat gives each section a six-digit number in three pairs: 07 54 23 is division 07, then the
        group, then the section. Before 2004, numbers had five digits: 07540.{' '}
        <Link className="link" to={to.specInfoChart()}>
          Chart of MasterFormat 95 and 04
        </Link>
      </p>
    </Part>
    <Part id="here" title="Specifications here">
      <p>
        <Link className="link" to={to.contentType('spec')}>
          Manufacturers’ specifications
        </Link>{' '}
        ·{' '}
        <Link className="link" to={to.specwizards()}>
          Write with {brand.specWizard}
        </Link>{' '}
        ·{' '}
        <Link className="link" to={to.hiddenNotes()}>
          Show hidden notes
        </Link>
      </p>
      <p>
        A downloaded section is a starting point. Edit it for your project, coordinate it with the drawings
        and Division 01, and check the editions of the standards it cites.
      </p>
    </Part>
  </ReferencePage>
);
