import { Link } from '#src/components/page/link.tsx';
import { countText } from '#src/lib/numbers.ts';

interface Props {
  className: string | undefined;
  page: number;
  pages: number;
  what?: 'list ends' | 'results end';
  /** Where the first page is, and the last one where it is offered. */
  first: string;
  last?: string;
}

/** In place of a list whose last page comes before the one asked for. */
export function NoSuchPage({ className, page, pages, what = 'list ends', first, last }: Props) {
  return (
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
}
