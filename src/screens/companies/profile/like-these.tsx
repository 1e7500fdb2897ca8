import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Result } from '#src/contracts/result.ts';
import { to } from '#src/paths.ts';

/** Links to a search for similar products. Renders nothing if it is empty or fails to load. */
export function LikeThese({ result }: { result: Promise<Result<string | null>> }) {
  return (
    <PromptSuspense awaited={result}>
      <Search result={result} />
    </PromptSuspense>
  );
}

function Search({ result }: { result: Promise<Result<string | null>> }) {
  const terms = use(result).data;
  return terms ? (
    <Link to={to.searchType(terms, 'product')}>Search all manufacturers for “{terms}”</Link>
  ) : null;
}
