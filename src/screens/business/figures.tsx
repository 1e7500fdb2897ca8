import { use } from 'react';

import { PanelPart } from '#src/components/page/with-panel.tsx';
import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import type { Library } from '#src/contracts/library.ts';
import { Link } from '#src/components/page/link.tsx';
import { contentTypes } from '#src/contracts/content-types.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/business/landing.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** The library's numbers, as counted by the API when the page was opened. */
export const Figures = ({ library }: { library: Promise<Result<Library>> }) => (
  <PanelPart title="The library today">
    <PromptSuspense awaited={library} fallback={<SkeletonText lines={6} />}>
      <Counted library={library} />
    </PromptSuspense>
  </PanelPart>
);

function Counted({ library }: { library: Promise<Result<Library>> }) {
  const { data, error } = use(library);
  if (error) return <p>Couldn’t load the figures. The rest of this page still works.</p>;
  const filled = data.divisions.filter(({ counts }) => (counts['product'] ?? 0) > 0).length;
  return (
    <>
      <dl className={`gap-0-6 ${style.figures}`}>
        {data.totals['company'] !== undefined && (
          <div>
            <dt>
              <Link className="link" to={to.manufacturers('a')}>
                Manufacturers
              </Link>
            </dt>
            <dd>{countText(data.totals['company'])}</dd>
          </div>
        )}
        {contentTypes.map((type) => (
          <div key={type}>
            <dt>
              <Link className="link" to={to.contentType(type)}>
                {contentTypeWords[type].plural}
              </Link>
            </dt>
            <dd>{countText(data.totals[type] ?? 0)}</dd>
          </div>
        ))}
        <div>
          <dt>Divisions with products</dt>
          <dd>
            {filled} of {data.divisions.length}
          </dd>
        </div>
      </dl>
      <p className="small muted">Current counts. Each figure links to what it counts.</p>
    </>
  );
}
