import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { Part, ReferencePage, Rows, type Row } from '#src/screens/reference/reference-page.tsx';

const rows: readonly Row[] = [
  [
    'Find',
    <>
      Search by words, section, standard, or tested value.{' '}
      <Link className="link" to={to.searchEmpty()}>
        Search
      </Link>
    </>,
  ],
  [
    'Draw',
    <>
      CAD details and BIM objects, no sign-in required.{' '}
      <Link className="link" to={to.contentType('cad')}>
        CAD details
      </Link>
    </>,
  ],
  [
    'Specify',
    <>
      Three-part sections, and {brand.specWizard} to write your own.{' '}
      <Link className="link" to={to.specwizards()}>
        {brand.specWizard}
      </Link>
    </>,
  ],
  [
    'Document',
    <>
      Declarations and certificates, each with its edition and expiration date.{' '}
      <Link className="link" to={to.greenBuilding()}>
        Green building
      </Link>
    </>,
  ],
  [
    'Contact',
    <>
      One request sent to up to 20 manufacturers.{' '}
      <Link className="link" to={to.rfi()}>
        Request information
      </Link>
    </>,
  ],
];

export const Screen = () => (
  <ReferencePage
    title={`About ${brand.name}`}
    description={`What ${brand.name} is, what it offers, and how it works.`}
    canonical={to.about()}
    lead={brand.description}
  >
    <Part id="what" title="What you can do here">
      <Rows rows={rows} />
    </Part>
    <Part id="how" title="How it works">
      <p>
        Manufacturers supply the content under their names. Records show when they were last updated and when
        a declaration expires. Comparisons show every property that any of the products states.
      </p>
      <p>
        Drawings are schematic details, and sections are a starting point for yours. Check them against your
        project and the applicable code. Advertisements are labeled and do not change the order of results.
      </p>
    </Part>
  </ReferencePage>
);
