import { use, useId } from 'react';
import type { ReactNode } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { Link } from '#src/components/page/link.tsx';
import { countText } from '#src/lib/numbers.ts';
import style from '#src/screens/account/overview.module.css';

interface Props {
  title: string;
  /** The screen that has all of it; null where nothing more is. */
  all: string | null;
  /** How many there are; undefined where that could not be read. */
  count?: Promise<number | undefined>;
  children: ReactNode;
}

/** One part of the overview: its name with how many there are, the newest, and the way to all. */
export function OverviewPart({ title, all, count, children }: Props) {
  const id = useId();
  return (
    <section className={`stack at-start gap-2 minor-heads ${style.part}`} aria-labelledby={id}>
      <h2 id={id}>
        {all === null ? title : <Link to={all}>{title}</Link>}
        {count && (
          <PromptSuspense awaited={count}>
            <Count count={count} />
          </PromptSuspense>
        )}
      </h2>
      {children}
    </section>
  );
}

function Count({ count }: { count: Promise<number | undefined> }) {
  const number = use(count);
  return number === undefined ? null : <span className="note muted regular digits">{countText(number)}</span>;
}
