import { use, useId, type ReactNode } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { Link } from '#src/components/page/link.tsx';
import { countText } from '#src/lib/numbers.ts';
import style from '#src/components/account/overview-part.module.css';

interface Props {
  title: string;
  /** Link to the screen with all items; null if there are no more. */
  all: string | null;
  /** The count; undefined if it couldn't be loaded. */
  count?: Promise<number | undefined>;
  /** `h3` below another heading. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of the overview: name and count, the newest items, and a link to all of them. */
export function OverviewPart({ title, all, count, heading: Heading = 'h2', children }: Props) {
  const id = useId();
  return (
    <section className={`stack at-start gap-2 minor-heads ${style.part}`} aria-labelledby={id}>
      <Heading id={id}>
        {all === null ? title : <Link to={all}>{title}</Link>}
        {count && (
          <PromptSuspense awaited={count}>
            <Count count={count} />
          </PromptSuspense>
        )}
      </Heading>
      {children}
    </section>
  );
}

function Count({ count }: { count: Promise<number | undefined> }) {
  const number = use(count);
  return number === undefined ? null : <span className="note muted regular digits">{countText(number)}</span>;
}
