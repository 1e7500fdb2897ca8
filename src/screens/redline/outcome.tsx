import { Suspense, use, useMemo, useState, type ReactNode } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { brand } from '#src/brand.ts';
import { UnitSwitch } from '#src/components/library/unit-switch.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Link } from '#src/components/page/link.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { articlesOfRedline } from '#src/domain/redline/articles.ts';
import type { Change } from '#src/domain/redline/redline.ts';
import type { Decision } from '#src/domain/redline/result.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import type { OutcomeProps } from '#src/screens/redline/compared-props.ts';
import { ownSideOf } from '#src/screens/redline/own-side.ts';
import style from '#src/screens/redline/outcome.module.css';
import type { SideContent } from '#src/screens/redline/side-text.ts';
import { setReadingOptions, useReadingOptions } from '#src/stores/reading-options.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Icon } from '#src/ui/icon.tsx';

const SaveOwn = lazyPart(async () => (await import('#src/screens/redline/save-own.tsx')).SaveOwn, 'Saving');
const RedlineFiles = lazyPart(
  async () => (await import('#src/screens/redline/redline-files.tsx')).RedlineFiles,
  'the download',
);

/** Statistics of the differences, decisions for many changes at once, and what to do with the result. */
export function Outcome(props: OutcomeProps) {
  const { redline, deciding, current, summary, old, now } = props;
  const { changes } = redline;
  const [isOpen, setOpen] = useState<'save' | 'files' | null>(null);
  const { notes } = useReadingOptions();
  const isOfTwo = old.section.filename !== now.section.filename && !isOwn(old) && !isOwn(now);
  const isWithSaved = old.side.text === 'saved' || now.side.text === 'saved';
  const articles = useMemo(() => articlesOfRedline(redline), [redline]);
  const article = current && (articles.find(({ rows }) => rows.includes(current.at)) ?? null);
  const count = (decision: Decision): number =>
    changes.filter(({ id }) => deciding.decisions.get(id) === decision).length;
  const figures: readonly (readonly [string, number])[] = [
    ['Reworded', summary.changed],
    ['Added', summary.added],
    ['Removed', summary.removed],
    ['Moved', summary.moved],
  ];
  const hasChanges = changes.length > 0;
  // The view options are shown even without differences: other notes or units may reveal some.
  if (!hasChanges && isWithSaved) return null;
  return (
    <aside className={`stack gap-4 minor-heads screen-only ${style.outcome}`} aria-label="Summary">
      {hasChanges && (
        <section className="stack at-start gap-2">
          <h2 className={style.total}>{pluralize(summary.all, 'change')}</h2>
          <dl className="stack gap-2px note">
            {figures
              .filter(([, figure]) => figure > 0)
              .map(([name, figure]) => (
                <div className="flex between hairline-bottom pad-block-2px" key={name}>
                  <dt>{name}</dt>
                  <dd className="digits">{countText(figure)}</dd>
                </div>
              ))}
          </dl>
          {summary.renumbered > 0 && (
            <p className="small muted">
              {summary.renumbered === 1
                ? '1 more paragraph was renumbered and isn’t counted.'
                : `${countText(summary.renumbered)} more paragraphs were renumbered and aren’t counted.`}
            </p>
          )}
        </section>
      )}
      {hasChanges && (
        <section className="stack at-start gap-2">
          <h2>Your version</h2>
          <p className="small muted">
            {countText(count('accepted'))} accepted, {countText(count('rejected'))} rejected,{' '}
            {countText(changes.length - count('accepted') - count('rejected'))} open
          </p>
          <Many words="all" changes={changes} deciding={deciding}>
            All changes
          </Many>
          {article && article.changes.length > 1 && (
            <Many
              words={`${article.changes.length} in article`}
              changes={article.changes}
              deciding={deciding}
            >
              {article.changes.length} in article
            </Many>
          )}
          <PromptSuspense awaited={props.loaded.hasWizard}>
            <Save {...props} onOpen={() => setOpen('save')} />
          </PromptSuspense>
          <div className={`flow gap-2 ${style.pair}`}>
            <Button aria-haspopup="dialog" onClick={() => setOpen('files')}>
              <Icon name="download" /> Download…
            </Button>
            <PrintButton />
          </div>
          {isOfTwo && (
            <p className="note">
              <Link
                className="link"
                to={to.mergeSpecifications([old.section.filename, now.section.filename])}
              >
                Merge both into one section
              </Link>
            </p>
          )}
        </section>
      )}
      {!isWithSaved && (
        <section className="stack at-start gap-2 note" aria-label="Display options">
          <Checkbox
            label="Notes to specifier"
            checked={notes}
            onChange={({ target }) => setReadingOptions({ notes: target.checked })}
          />
          <UnitSwitch />
        </section>
      )}
      <Suspense>
        {isOpen === 'save' && <SaveOwn {...props} onClose={() => setOpen(null)} />}
        {isOpen === 'files' && <RedlineFiles {...props} onClose={() => setOpen(null)} />}
      </Suspense>
    </aside>
  );
}

interface ManyProps extends Pick<OutcomeProps, 'deciding'> {
  /** Label of the buttons: `Accept all`. */
  words: string;
  changes: readonly Change[];
  children: ReactNode;
}

/** Decides several changes at once. */
const Many = ({ words, changes, deciding, children }: ManyProps) => (
  <p className="cluster gap-2 note">
    <span className="grow">{children}</span>
    <Button aria-label={`Accept ${words}`} onClick={() => deciding.decide(changes, 'accepted')}>
      Accept
    </Button>
    <Button aria-label={`Reject ${words}`} onClick={() => deciding.decide(changes, 'rejected')}>
      Reject
    </Button>
  </p>
);

const isOwn = ({ side }: SideContent): boolean => side.text === 'mine' || side.text === 'saved';

function Save({ loaded, old, now, onOpen }: OutcomeProps & { onOpen: () => void }) {
  const hasWizard = use(loaded.hasWizard);
  if (ownSideOf(old, now, hasWizard) === null) return null;
  return (
    <Button kind="primary" className={style.save} aria-haspopup="dialog" onClick={onOpen}>
      Save as my {brand.specWizard} work…
    </Button>
  );
}
