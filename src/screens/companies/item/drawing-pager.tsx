import { Link } from '#src/components/page/link.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Content, ContentBrief } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/item/sheet-pager.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { Tip } from '#src/ui/tip.tsx';

interface Props {
  company: CompanyBrief;
  item: Content;
  siblings: readonly ContentBrief[];
}

/** Links to the previous and next sheet. */
export function DrawingPager({ company, item, siblings }: Props) {
  const at = siblings.findIndex(({ id }) => id === item.id);
  if (at === -1 || siblings.length < 2) return null;
  return (
    <nav
      className={'row gap-2 small muted digits nowrap screen-only'}
      aria-label={`Other ${contentTypeWords[item.content_type].plural}`}
    >
      <Step company={company} sibling={siblings[at - 1]} direction="previous" />
      <span>
        {countText(at + 1)} of {countText(siblings.length)}
      </span>
      <Step company={company} sibling={siblings[at + 1]} direction="next" />
    </nav>
  );
}

function Step(props: {
  company: CompanyBrief;
  sibling: ContentBrief | undefined;
  direction: 'previous' | 'next';
}) {
  const { company, sibling, direction } = props;
  if (!sibling) {
    return (
      <span className={`centered touch-square ${style.end}`} aria-hidden="true">
        <Icon name={direction} />
      </span>
    );
  }
  return (
    <Link
      className={`relative touch-square ${style.step}`}
      to={to.companyItem(company, sibling.content_type, sibling.id)}
      aria-label={`${direction === 'next' ? 'Next' : 'Previous'}: ${sibling.title}`}
    >
      <Tip text={sibling.title}>
        <Icon name={direction} />
      </Tip>
    </Link>
  );
}
