import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import type { Point } from '#src/screens/business/landing.tsx';

/** The benefits of a library, each linked to a page that shows it. */
export const essentials: readonly Point[] = [
  [
    'Found by number',
    <>
      Architects search by section, standard, tested value, and trade name.{' '}
      <Link className="link" to={to.search('ASTM D6878')}>
        Search for a standard
      </Link>
      .
    </>,
  ],
  [
    'Written into the spec',
    <>
      Your three-part sections, and a {brand.specWizard} that writes them from the architect’s choices.{' '}
      <Link className="link" to={to.specwizards()}>
        See {brand.specWizard}
      </Link>
      .
    </>,
  ],
  [
    'Drawn into the details',
    <>
      Details and BIM objects download without sign-in.{' '}
      <Link className="link" to={to.contentType('cad')}>
        See CAD details
      </Link>
      .
    </>,
  ],
  [
    'Proven',
    <>
      Declarations and certificates, each with its edition and expiration date.{' '}
      <Link className="link" to={to.contentType('epd')}>
        See EPDs
      </Link>
      .
    </>,
  ],
  ['Contacted directly', 'Requests for information come to you with the project, products, and section.'],
];

export const moreBenefits: readonly Point[] = [
  [
    'Compared fairly',
    <>
      Products in a section are shown side by side, in the same units, including what each one doesn’t state.{' '}
      <Link className="link" to={to.compare([])}>
        See the comparison
      </Link>
      .
    </>,
  ],
  [
    'Kept in the project',
    'Architects save products to a project binder, with a schedule, submittal, and LEED scorecard.',
  ],
  ['Kept up to date', 'Your changes appear in What’s new, in feeds, and next to saved favorites.'],
  ['On your own site', 'Embed your product list on your own website. It stays current automatically.'],
  ['Taught', 'Webinars, videos, and courses are listed with the products they cover.'],
];
