import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import type { Point } from '#src/screens/business/landing.tsx';

/** What every manufacturer with a library gets, each shown where it can be seen. */
export const essentials: readonly Point[] = [
  [
    'Found by number',
    <>
      Architects search by section, standard, measured value, and trade name.{' '}
      <Link className="link" to={to.search('ASTM D6878')}>
        Search for a standard
      </Link>
      .
    </>,
  ],
  [
    'Written into the text',
    <>
      Your sections in three parts, and a {brand.specWizard} that writes them from the architect’s choices.{' '}
      <Link className="link" to={to.specwizards()}>
        See {brand.specWizard}
      </Link>
      .
    </>,
  ],
  [
    'Drawn in',
    <>
      Details and BIM objects to download without sign-in.{' '}
      <Link className="link" to={to.contentType('cad')}>
        See CAD details
      </Link>
      .
    </>,
  ],
  [
    'Proven',
    <>
      Declarations and certificates with their edition and end date.{' '}
      <Link className="link" to={to.contentType('epd')}>
        See EPDs
      </Link>
      .
    </>,
  ],
  [
    'Asked',
    'Requests for information go to you, with the project, the products, and the section they are about.',
  ],
];

export const further: readonly Point[] = [
  [
    'Compared fairly',
    <>
      Products of one section are shown side by side, in the same units, with what each leaves out.{' '}
      <Link className="link" to={to.compare([])}>
        See the comparison
      </Link>
      .
    </>,
  ],
  [
    'Kept in the project',
    'Architects put products into a project’s binder, with schedule, submittal, and LEED scorecard.',
  ],
  [
    'Kept up to date',
    'What you change is listed under what is new, in feeds, and beside every favorite that was saved before.',
  ],
  ['On your own site', 'Embed your product list in your own website; it stays current by itself.'],
  ['Taught', 'Webinars, videos, and courses are listed with the products that they are about.'],
];
