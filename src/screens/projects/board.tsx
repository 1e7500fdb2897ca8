import { today } from '#src/browser/clock.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { statuses, statusWords, titleOf } from '#src/domain/design-projects/binder.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { itemMarks } from '#src/domain/design-projects/item-marks.ts';
import { projectViewText } from '#src/domain/design-projects/project-view.ts';
import { itemAnchor, savedKey } from '#src/domain/saved-item.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { expiringDocuments } from '#src/domain/scorecard/documents.ts';
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

/** The open decisions: open items, expiring and changed items, and LEED progress. */
export function Board({ loaded, items }: Props) {
  const { project, records } = loaded;
  const lines = itemLines(items);
  const withDocuments = (found: Found): readonly Line[] => [
    ...documentLines(binderItems(project.items, records, found), found),
    ...lines,
  ];
  return (
    <>
      <Brief loaded={loaded} items={items} lines={lines} withDocuments={withDocuments} />
      <div className={`grid gap-4 scroll-x fading-ends hidden-599 screen-only ${style.board}`}>
        <Decisions items={items} />
        <section className="stack at-start gap-2 framed rounded pad-3-4" aria-labelledby="board-marks">
          <h2 className="note" id="board-marks">
            Expired, changed, gone
          </h2>
          <div className={`stack at-start gap-1 small ${style.lines}`}>
            <Deferred result={loaded.loadAllDocuments} fallback={<Lines lines={lines} />} what="what expires">
              {({ found }) => <Lines lines={withDocuments(found)} />}
            </Deferred>
          </div>
        </section>
        <section className="stack at-start gap-2 framed rounded pad-3-4" aria-labelledby="board-leed">
          <h2 className="note" id="board-leed">
            LEED v4.1
          </h2>
          <Deferred
            result={loaded.loadAllDocuments}
            fallback={<Skeleton height="72px" />}
            what="LEED progress"
          >
            {({ found }) => <Credits loaded={loaded} found={found} />}
          </Deferred>
        </section>
      </div>
    </>
  );
}

/** On a phone, the items come first, after one line. */
function Brief({ loaded, items, lines, withDocuments }: Props & BriefLines) {
  const text = (all: readonly Line[]): string =>
    all.length === 0 ? 'nothing expired or changed' : `${countText(all.length)} expired, changed, or gone`;
  return (
    <p className="note quiet only-599 screen-only">
      {countText(openOf(items))} of {pluralize(items.length, 'decision')} open,{' '}
      <Deferred result={loaded.loadAllDocuments} fallback={text(lines)} what="what expires">
        {({ found }) => text(withDocuments(found))}
      </Deferred>
    </p>
  );
}

const openOf = (items: readonly BinderItem[]): number =>
  items.filter(({ saved }) => saved.status === 'considering').length;

/** The number of items by status, as a bar and in words. */
function Decisions({ items }: Pick<Props, 'items'>) {
  const counts = statuses
    .map((status) => ({ status, count: items.filter(({ saved }) => saved.status === status).length }))
    .filter(({ count }) => count > 0);
  return (
    <section className="stack at-start gap-2 framed rounded pad-3-4" aria-labelledby="board-open">
      <h2 className="note" id="board-open">
        Open decisions
      </h2>
      <p>
        <strong className={`ink digits ${style.figure}`}>{countText(openOf(items))}</strong>{' '}
        <span className="note muted">of {pluralize(items.length, 'item')}</span>
      </p>
      <div className={`flex ${style.bar}`} aria-hidden="true">
        {counts.map(({ status, count }) => (
          <span key={status} data-status={status} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={`grid gap-0-3 small quiet ${style.legend}`}>
        {counts.map(({ status, count }) => (
          <li key={status} className="inline-row gap-6px">
            <span className={`own-colors ${style.dot}`} data-status={status} aria-hidden="true" />
            {statusWords[status]} {countText(count)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The item rows show the rest. */
const mostLines = 5;

interface Line {
  key: string;
  tone: 'bad' | 'warn' | 'on';
  code: string;
  item: BinderItem;
  /** The item's document or part that it is about; empty for the item itself. */
  of: string;
}

const ranks = ['bad', 'warn', 'on'];

type Found = Awaited<LoadedProject['loadAllDocuments']>['data']['found'];

interface BriefLines {
  lines: readonly Line[];
  withDocuments: (found: Found) => readonly Line[];
}

/** Items that expired, expire soon, changed, or were removed. */
const itemLines = (items: readonly BinderItem[]): readonly Line[] =>
  items.flatMap((item) =>
    itemMarks(item, today()).map(({ key, tone, code }): Line => ({
      key,
      tone: tone === 'normal' ? 'on' : tone,
      code,
      item,
      of: '',
    })),
  );

/** Documents of products that have expired or will within 90 days. */
function documentLines(items: readonly BinderItem[], found: Found): Line[] {
  const products = scoredProducts(items, found).filter(({ status }) => status !== 'rejected');
  return expiringDocuments(products, today()).flatMap(({ product, document, within }): Line[] => {
    const item = items.find(
      ({ saved }) => saved.content_type === 'product' && saved.content_id === product.id,
    );
    if (!item || within === 'a year') return [];
    const { content_type: type, id } = document;
    const [tone, code] =
      within === 'expired' ? (['bad', 'EXPIRED'] as const) : (['warn', '90 DAYS'] as const);
    return [{ key: `${type} ${id}`, tone, code, item, of: contentTypeWords[type].short }];
  });
}

/** Each links to its row. */
function Lines({ lines }: { lines: readonly Line[] }) {
  const rest = lines.length - mostLines;
  const inOrder = lines.toSorted((one, other) => ranks.indexOf(one.tone) - ranks.indexOf(other.tone));
  if (lines.length === 0) return <p className="muted">Nothing expires or has changed.</p>;
  return (
    <>
      <ul className="stack gap-1">
        {inOrder.slice(0, mostLines).map(({ key, tone, code, item, of }) => (
          <li key={`${savedKey(item.saved)} ${key}`} className="row baseline gap-2">
            <Code tone={tone}>{code}</Code>
            <a
              className="shrinks touch-high"
              href={`#${itemAnchor(savedKey(item.saved))}`}
              aria-label={`${of} ${titleOf(item)}, in the list below`}
            >
              {of} <bdi>{titleOf(item)}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="muted">And {countText(rest)} more, marked below.</p>}
    </>
  );
}

function Credits({ loaded: { project, records }, found }: Pick<Props, 'loaded'> & { found: Found }) {
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
              <span>{rule.title}</span>
              <span className="nowrap digits">
                {amountText(reached)} of {needed?.products}
                {isMet === true && ' · met'}
              </span>
            </span>
            <progress
              className="full-width"
              aria-label={`${rule.title}: ${amountText(reached)} of ${needed?.products} products`}
              max={needed?.products}
              value={Math.min(reached, needed?.products ?? 0)}
            />
          </li>
        ))}
      </ul>
      <p className="note">
        <Link className="link pad-block-3px" to={to.designProject(project.seq, projectViewText('scorecard'))}>
          Scorecard
        </Link>
      </p>
    </>
  );
}
