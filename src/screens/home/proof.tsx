import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import style from '#src/screens/home/home-rest.module.css';
import type { home } from '#src/screens/home/loaders.ts';
import { Declaration, ExcerptOf } from '#src/screens/home/proof-parts.tsx';

type Read = Pick<ReturnType<typeof home>, 'assembly' | 'excerpt'>;

/** The detail's sources: lines of its section, and its declaration with dates. */
export const Proof = ({ assembly, excerpt }: Read) => (
  <div className="halves gap-6 one-column-819 hidden-if-empty">
    <PromptSuspense awaited={excerpt} fallback={<div className={style.toCome} />}>
      <Lines excerpt={excerpt} />
    </PromptSuspense>
    <PromptSuspense awaited={assembly} fallback={<div className={style.toCome} />}>
      <Declared assembly={assembly} />
    </PromptSuspense>
  </div>
);

function Lines({ excerpt }: Pick<Read, 'excerpt'>) {
  const found = use(excerpt);
  return found && <ExcerptOf {...found} />;
}

/** Renders nothing if the assembly couldn't be read; the sheet above says so. */
function Declared({ assembly }: Pick<Read, 'assembly'>) {
  const { data } = use(assembly);
  return data?.epd ? <Declaration epd={data.epd} /> : null;
}
