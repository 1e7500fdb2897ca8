import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { onLetters } from '#src/browser/shortcut.ts';
import { Link } from '#src/components/page/link.tsx';
import style from '#src/components/viewer/shell/item-shell.module.css';
import { toolClass } from '#src/components/viewer/shell/tool-button.tsx';
import { ToolIcon } from '#src/components/viewer/shell/tool-icon.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Content, ContentBrief } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { useSingleKeys } from '#src/stores/single-keys.ts';
import { Tip } from '#src/ui/tip.tsx';

interface Props {
  company: Pick<CompanyBrief, 'coid' | 'companySlug'>;
  item: Content;
  siblings: readonly ContentBrief[];
  hasKeys: boolean;
}

/** Links to the previous and next item's viewer, also by the keys [ and ]. */
export function SiblingSteps({ company, item, siblings, hasKeys }: Props) {
  const at = siblings.findIndex(({ id }) => id === item.id);
  const [previous, next] = at === -1 ? [] : [siblings[at - 1], siblings[at + 1]];
  const hrefOf = (sibling: ContentBrief | undefined): string | null =>
    sibling ? to.viewer(company, sibling.content_type, sibling.id) : null;
  const [before, after] = [hrefOf(previous), hrefOf(next)];
  const navigate = useNavigate();
  const { isOn } = useSingleKeys();
  useEffect(() => {
    if (!isOn || !hasKeys) return undefined;
    const follow = (href: string | null) => (): void => {
      if (href !== null) void navigate(href);
    };
    return onLetters({ '[': follow(before), ']': follow(after) });
  }, [isOn, hasKeys, before, after, navigate]);
  if (at === -1 || siblings.length < 2) return null;
  return (
    <nav
      className={`row rigid gap-2px muted nowrap ${style.steps}`}
      aria-label={`Other ${contentTypeWords[item.content_type].plural}`}
    >
      <Step href={before} title={previous?.title} direction="previous" />
      <span className={style.count}>
        {countText(at + 1)} of {countText(siblings.length)}
      </span>
      <Step href={after} title={next?.title} direction="next" />
    </nav>
  );
}

function Step(props: { href: string | null; title: string | undefined; direction: 'previous' | 'next' }) {
  const { href, title, direction } = props;
  const [word, key] = direction === 'next' ? ['Next', ']'] : ['Previous', '['];
  if (href === null) {
    return (
      <span className={toolClass()} aria-hidden="true" aria-disabled="true">
        <ToolIcon name={direction} />
      </span>
    );
  }
  return (
    <Link className={toolClass()} to={href} aria-label={`${word}: ${title}`} aria-keyshortcuts={key}>
      <Tip text={`${title} (${key})`}>
        <ToolIcon name={direction} />
      </Tip>
    </Link>
  );
}
