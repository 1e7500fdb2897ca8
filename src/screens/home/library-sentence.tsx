import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import type { Library } from '#src/contracts/library.ts';
import type { Result } from '#src/contracts/result.ts';
import { countText } from '#src/lib/numbers.ts';
import style from '#src/screens/home/home.module.css';
import { userIdOf, useSession } from '#src/stores/session.ts';

const rest = 'building products with their CAD details, BIM objects, CSI specifications, and declarations.';
/** Both sentences have the same length: the session is known late, and the search below must not move. */
const forVisitors = 'No sign-in to search or download.';
const forUsers = 'No charge to search or download.';

/** Keeps its height with and without the count. */
export const LibrarySentence = ({ result }: { result: Promise<Result<Library>> }) => (
  <p className={`lead muted ${style.sentence}`}>
    <PromptSuspense awaited={result} fallback={<Words count={null} />}>
      <Counted result={result} />
    </PromptSuspense>
  </p>
);

const Counted = ({ result }: { result: Promise<Result<Library>> }) => (
  <Words count={use(result).data?.totals['product'] ?? null} />
);

function Words({ count }: { count: number | null }) {
  const isVisitor = useSession(userIdOf) === null;
  return (
    <>
      <span className="digits">{count === null ? 'Building' : countText(count)}</span>{' '}
      {count === null ? rest.replace('building ', '') : rest}{' '}
      <span>{isVisitor ? forVisitors : forUsers}</span>
    </>
  );
}
