import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { Part, ReferencePage, Rows } from '#src/screens/reference/reference-page.tsx';
import type { Row } from '#src/screens/reference/reference-page.tsx';

const rows: readonly Row[] = [
  [
    'Find',
    <>
      Search by words, section, standard, or measured value.{' '}
      <Link className="link" to={to.searchEmpty()}>
        Search
      </Link>
    </>,
  ],
  [
    'Draw',
    <>
      CAD details and BIM objects to download without sign-in.{' '}
      <Link className="link" to={to.contentType('cad')}>
        CAD details
      </Link>
    </>,
  ],
  [
    'Specify',
    <>
      Sections in three parts, and {brand.specWizard} to write your own.{' '}
      <Link className="link" to={to.specwizards()}>
        {brand.specWizard}
      </Link>
    </>,
  ],
  [
    'Prove',
    <>
      Declarations and certificates with edition and end date.{' '}
      <Link className="link" to={to.greenBuilding()}>
        Green building
      </Link>
    </>,
  ],
  [
    'Ask',
    <>
      One request to up to 20 manufacturers.{' '}
      <Link className="link" to={to.rfi()}>
        Request information
      </Link>
    </>,
  ],
];

export function Screen() {
  return (
    <ReferencePage
      title={`About ${brand.name}`}
      description={`What ${brand.name} is, what it holds, and how it treats what you read here.`}
      canonical={to.about()}
      lead={brand.description}
    >
      <Part id="what" title="What you can do here">
        <Rows rows={rows} />
      </Part>
      <Part id="how" title="How it works">
        <p>
          Manufacturers supply what stands under their names. Records show when they were last changed and
          when a declaration ends. Comparisons leave out nothing that one product states and another does not.
        </p>
        <p>
          Drawings are schematic details, and sections are a start for yours: check them against your project
          and the code that applies to it. Advertisements are marked, and they do not change the order of
          results.
        </p>
      </Part>
      <Part id="more" title="More">
        <p>
          <Link className="link" to={to.terms()}>
            Terms of use
          </Link>{' '}
          ·{' '}
          <Link className="link" to={to.privacy()}>
            Privacy
          </Link>{' '}
          ·{' '}
          <Link className="link" to={to.getSpecified()}>
            For manufacturers
          </Link>
        </p>
      </Part>
    </ReferencePage>
  );
}
