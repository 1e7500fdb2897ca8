import { Link } from '#src/components/page/link.tsx';
import { countText } from '#src/lib/numbers.ts';

interface Props {
  className: string | undefined;
  page: number;
  pages: number;
  what?: 'list ends' | 'results end';
  /** Links to the first page and, if given, to the last one. */
  first: string;
  last?: string;
}

/** Shown instead of a list when the page number is beyond the last page. */
export const NoSuchPage = ({ className, page, pages, what = 'list ends', first, last }: Props) => (
  <p className={className}>
    There is no page {countText(page)}: the {what} at page {countText(pages)}.{' '}
    <Link className="link" to={first}>
      Go to first page
    </Link>{' '}
    {last !== undefined && (
      <Link className="link" to={last}>
        Go to last page
      </Link>
    )}
  </p>
);
