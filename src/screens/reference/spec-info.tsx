import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { Part, ReferencePage, Rows } from '#src/screens/reference/reference-page.tsx';
import type { Row } from '#src/screens/reference/reference-page.tsx';

const parts: readonly Row[] = [
  [
    'Part 1: General',
    'What concerns the work as a whole: summary, references, submittals, quality assurance, delivery, warranty.',
  ],
  ['Part 2: Products', 'What is supplied: manufacturers, materials, components, performance, fabrication.'],
  [
    'Part 3: Execution',
    'What is done on site: examination, preparation, installation, field quality control, cleaning, protection.',
  ],
];

const kinds: readonly Row[] = [
  ['Descriptive', 'States properties and leaves the make open.'],
  ['Performance', 'States what the work must do, and how that is tested.'],
  ['Proprietary', 'Names the product, with or without others that are acceptable.'],
  ['Reference standard', 'Names the standard that products must meet, in an edition.'],
];

export function Screen() {
  return (
    <ReferencePage
      title="About CSI specifications"
      description="How a three-part section is built, which ways of specifying there are, and how sections are numbered in MasterFormat."
      canonical={to.specInfo()}
      lead="A specification tells in words what drawings cannot: what to supply, how good it must be, and how it is installed. Each section is one kind of work."
    >
      <Part id="parts" title="Three parts">
        <Rows rows={parts} />
      </Part>
      <Part id="ways" title="Four ways to specify">
        <Rows rows={kinds} />
      </Part>
      <Part id="numbers" title="Numbers">
        <p>
          MasterFormat gives each section a number of three pairs: 07 54 23 is division 07, then the group,
          then the section. Before 2004 numbers had five digits: 07540.{' '}
          <Link className="link" to={to.specInfoChart()}>
            Chart of MasterFormat 95 and 04
          </Link>
        </p>
      </Part>
      <Part id="here" title="Specifications here">
        <p>
          <Link className="link" to={to.contentType('spec')}>
            Specifications of manufacturers
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
          A downloaded section is a start. Edit it for the project, coordinate it with the drawings and
          Division 01, and check the editions of the standards that it names.
        </p>
      </Part>
    </ReferencePage>
  );
}
