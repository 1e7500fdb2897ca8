import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { Landing, Points } from '#src/screens/business/landing.tsx';
import type { Point } from '#src/screens/business/landing.tsx';

const places: readonly Point[] = [
  [
    'Banner',
    'A picture with a link, on the home page, on search results, or on the pages of a content type, a division, or a section.',
  ],
  [
    'Promotion',
    <>
      One product with its own page and an end date, among the{' '}
      <Link className="link" to={to.featuredProducts()}>
        featured products
      </Link>
      .
    </>,
  ],
];

const rules: readonly Point[] = [
  ['Marked', 'Every banner is labeled “Advertisement” and has reserved space. Nothing on the page moves.'],
  [
    'No paid ranking',
    'An advertisement does not change the order of search results, comparisons, or similar products.',
  ],
  ['Pictures only', 'A picture, its description, and one https link. No scripts.'],
  ['In turn', 'Banners in one place rotate: each is shown once before any is shown again.'],
];

export function Screen() {
  return (
    <Landing
      title="Advertise"
      description="Where advertisements appear in the library, the rules that they follow, and a form to request a quote."
      canonical={to.advertise()}
      lead="Reach architects and specifiers while they choose products. This page says where an advertisement appears and which rules it follows; contact us for a quote."
      kind="advertise"
      formTitle="Request a quote"
      messageHint="Which place, which divisions or sections, and when."
    >
      <Points title="Where it appears" points={places} />
      <Points title="Rules" points={rules} />
    </Landing>
  );
}
