import { today } from '#src/browser/clock.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { statuses, statusWords, titleOf } from '#src/domain/design-projects/binder.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { itemMarks } from '#src/domain/design-projects/item-marks.ts';
import { projectViewText } from '#src/domain/design-projects/project-view.ts';
import { itemAnchor, savedKey } from '#src/domain/saved-item.ts';
import { creditRules } from '#src/domain/scorecard/rules.ts';
import { scoredProducts } from '#src/domain/scorecard/scored-products.ts';
import { amountText, creditOf, isCounted } from '#src/domain/scorecard/scorecard.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/projects/board.module.css';
import type { LoadedProject } from '#src/screens/projects/loaders.ts';
import { binderItems } from '#src/screens/projects/records.ts';
import { Code } from '#src/ui/code.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface Props {
  loaded: LoadedProject;
  items: readonly BinderItem[];
}

/** What needs a decision first: open items, what expires or changed, and how far LEED is. */
export function Board({ loaded, items }: Props) {
  return (
    <div className={`gap-4 one-column-819 screen-only ${style.board}`}>
      <Decisions items={items} />
      <Attention items={items} />
      <section className={`stack at-start gap-2 framed rounded ${style.tile}`} aria-labelledby="board-leed">
        <h2 className="note" id="board-leed">
          LEED v4.1
        </h2>
        <Deferred result={loaded.loadAllDocuments} fallback={<Skeleton height="72px" />} what="LEED progress">
          {({ found }) => <Credits loaded={loaded} found={found} />}
        </Deferred>
      </section>
    </div>
  );
}

/** How many items have each status, as one bar and in words. */
function Decisions({ items }: Pick<Props, 'items'>) {
  const counts = statuses
    .map((status) => ({ status, count: items.filter(({ saved }) => saved.status === status).length }))
    .filter(({ count }) => count > 0);
  const open = counts.find(({ status }) => status === 'considering')?.count ?? 0;
  return (
    <section className={`stack at-start gap-2 framed rounded ${style.tile}`} aria-labelledby="board-open">
      <h2 className="note" id="board-open">
        Open decisions
      </h2>
      <p>
        <strong className={`digits ${style.figure}`}>{countText(open)}</strong>{' '}
        <span className="note muted">of {pluralize(items.length, 'item')}</span>
      </p>
      <div className={`flex ${style.bar}`} aria-hidden="true">
        {counts.map(({ status, count }) => (
          <span key={status} data-status={status} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="flow gap-0-3 small quiet">
        {counts.map(({ status, count }) => (
          <li key={status} className="inline-row gap-6px">
            <span className={style.dot} data-status={status} aria-hidden="true" />
            {statusWords[status]} {countText(count)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Longer lists are in the items themselves. */
const mostLines = 4;

/** Items that expired, expire soon, changed, or are gone; each leads to its row. */
function Attention({ items }: Pick<Props, 'items'>) {
  const marked = items
    .flatMap((item) => itemMarks(item, today()).map((mark) => ({ item, mark })))
    .toSorted((one, other) => ranks.indexOf(one.mark.tone) - ranks.indexOf(other.mark.tone));
  const rest = marked.length - mostLines;
  return (
    <section className={`stack at-start gap-2 framed rounded ${style.tile}`} aria-labelledby="board-marks">
      <h2 className="note" id="board-marks">
        Expired, changed, gone
      </h2>
      {marked.length === 0 && <p className="note muted">Nothing expires or has changed.</p>}
      <ul className="stack gap-1 small">
        {marked.slice(0, mostLines).map(({ item, mark: { key, tone, code } }) => (
          <li key={`${savedKey(item.saved)} ${key}`} className="row baseline gap-2">
            <Code tone={tone === 'normal' ? 'on' : tone}>{code}</Code>
            <a
              className="shrinks ellipsis touch-high"
              href={`#${itemAnchor(savedKey(item.saved))}`}
              aria-label={`${titleOf(item)}, in the list below`}
            >
              <bdi>{titleOf(item)}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="small muted">And {countText(rest)} more, marked below.</p>}
    </section>
  );
}

const ranks = ['bad', 'warn', 'normal'];

function Credits({
  loaded: { project, records },
  found,
}: {
  loaded: LoadedProject;
  found: Awaited<LoadedProject['loadAllDocuments']>['data']['found'];
}) {
  const products = scoredProducts(binderItems(project.items, records, found), found).filter((product) =>
    isCounted(product),
  );
  const credits = creditRules
    .filter(({ edition, hasVerdict }) => edition === 'LEED v4.1' && hasVerdict)
    .map((rule) => creditOf(products, rule, project.leed, today()));
  return (
    <>
      <ul className="stack gap-2 small">
        {credits.map(({ rule, needed, products: reached, isMet }) => (
          <li key={rule.key} className="stack gap-2px">
            <span className="flex between gap-2">
              <span className="ellipsis">{rule.title}</span>
              <span className="nowrap digits">
                {amountText(reached)} of {needed?.products}
                {isMet === true && ' · met'}
              </span>
            </span>
            <progress
              className={style.progress}
              aria-label={`${rule.title}: ${amountText(reached)} of ${needed?.products} products`}
              max={needed?.products}
              value={Math.min(reached, needed?.products ?? 0)}
            />
          </li>
        ))}
      </ul>
      <p className="small">
        <Link className="link" to={to.designProject(project.seq, projectViewText('scorecard'))}>
          Scorecard
        </Link>
      </p>
    </>
  );
}
