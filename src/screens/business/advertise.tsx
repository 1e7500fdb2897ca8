import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { Landing, Points, type Point } from '#src/screens/business/landing.tsx';

const places: readonly Point[] = [
  [
    'Banner',
    'An image with a link, on the home page, in search results, or on the pages of a content type, division, or section.',
  ],
  [
    'Promotion',
    <>
      One product with its own page and an end date, listed among the{' '}
      <Link className="link" to={to.featuredProducts()}>
        featured products
      </Link>
      .
    </>,
  ],
];

const rules: readonly Point[] = [
  ['Labeled', 'Every banner is labeled “Advertisement” and has its own space. Nothing on the page shifts.'],
  [
    'No paid ranking',
    'Advertising does not change the order of search results, comparisons, or similar products.',
  ],
  ['Images only', 'An image, its alt text, and one https link. No scripts.'],
  ['Rotation', 'Banners in the same spot take turns: each is shown once before any repeats.'],
];

export const Screen = () => (
  <Landing
    title="Advertise"
    description="Where ads appear in the library, the rules they follow, and a form to request a quote."
    canonical={to.advertise()}
    lead="Reach architects and specifiers while they choose products. See where ads appear and the rules they follow, then ask us for a quote."
    kind="advertise"
    formTitle="Request a quote"
    messageHint="Placement, divisions or sections, and dates."
  >
    <Points title="Where it appears" points={places} />
    <Points title="Rules" points={rules} />
  </Landing>
);
