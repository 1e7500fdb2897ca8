import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { scrollToId } from '#src/browser/scroll.ts';
import { onLetters } from '#src/browser/shortcut.ts';
import { differingWords } from '#src/domain/merged-section/differing-words.ts';
import { isConflict, type OpenItem, type OpenKind } from '#src/domain/merged-section/merge-types.ts';
import { OwnValue } from '#src/screens/merged-section/own-value.tsx';
import style from '#src/screens/merged-section/resolve-panel.module.css';
import { useSingleKeys } from '#src/stores/single-keys.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Tip } from '#src/ui/tip.tsx';

interface Props {
  items: readonly OpenItem[];
  resolve: (key: string, answer: string | null) => void;
  /** Called with the lines in the text that the item concerns. */
  onMark: (ids: readonly number[]) => void;
}

const kindWords: Readonly<Record<OpenKind, string>> = {
  standard: 'Different test standards: the values are not comparable.',
  value: 'Different values that can’t both be met.',
  measure: 'The values differ: choose what to require.',
  warranty: 'Different warranty terms.',
  wording: 'The wording differs, and neither is clearly looser.',
  choice: 'Each manufacturer recommends a different choice.',
  blank: 'Each manufacturer fills this in differently.',
  proprietary: 'Only one manufacturer may be able to meet this clause.',
};

/**
 * Conflicts first, then proprietary clauses, one at a time. In a narrow window it is a bar at the bottom, so that the first
 * screen shows the section; the current conflict opens above it.
 */
export function ResolvePanel({ items, resolve, onMark }: Props) {
  const sorted = [...items.filter(isConflict), ...items.filter((item) => !isConflict(item))];
  // Stays on the item after it is resolved, so that the person can check the result before going on.
  const [at, setAt] = useState(() => (sorted.find(({ answer }) => answer === null) ?? sorted[0])?.key);
  const heading = useRef<HTMLHeadingElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const index = Math.max(
    sorted.findIndex(({ key }) => key === at),
    0,
  );
  const item = sorted[index];
  const go = (next: number): void => {
    const target = sorted[next];
    if (target === undefined) return;
    setAt(target.key);
    onMark(target.lineIds);
    heading.current?.focus();
    // If the panel is a bar, show the text.
    if (toggle.current?.checkVisibility() === true) scrollToId(`line-${target.lineIds[0] ?? 0}`);
  };
  const { isOn } = useSingleKeys();
  /** Handles keys while focus is in a radio button, where the page's single-key shortcuts are off. */
  const step = ({ key }: KeyboardEvent): void => {
    if (isOn && (key === '[' || key === ']')) go(key === ']' ? index + 1 : index - 1);
  };
  useEffect(() => (isOn ? onLetters({ '[': () => go(index - 1), ']': () => go(index + 1) }) : undefined));
  if (item === undefined) return <Notice tone="good" title="Nothing to resolve: the sections agree." />;
  const own = sorted.filter((one) => isConflict(one) === isConflict(item));
  const open = sorted.filter(({ answer }) => answer === null);
  const nextOpen = sorted.findIndex(
    ({ answer, key }, place) => answer === null && key !== item.key && place > index,
  );
  const anyOpen = sorted.findIndex(({ answer, key }) => answer === null && key !== item.key);
  return (
    <section
      className={`stack gap-3 note framed rounded shade pad-3-4 screen-only ${style.panel}`}
      aria-label="To resolve"
    >
      <header className="cluster between gap-2">
        <h2 className="lead" ref={heading} tabIndex={-1}>
          {isConflict(item) ? 'Conflict' : 'Proprietary clause'} {own.indexOf(item) + 1} of {own.length}
        </h2>
        <div className="flex gap-2">
          <Button
            className="relative"
            disabled={index === 0}
            aria-label="Previous"
            aria-keyshortcuts="["
            onClick={() => go(index - 1)}
          >
            <Tip text="Previous ([)">
              <Icon name="previous" />
            </Tip>
          </Button>
          <Button
            className="relative"
            disabled={index === sorted.length - 1}
            aria-label="Next"
            aria-keyshortcuts="]"
            onClick={() => go(index + 1)}
          >
            <Tip text="Next (])">
              <Icon name="next" />
            </Tip>
          </Button>
          <Button
            ref={toggle}
            className={style.toggle}
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Resolve'}
          </Button>
        </div>
      </header>
      <div id={body} className={`stack gap-3 ${style.body}`} data-open={isOpen || undefined}>
        <p className="quiet">
          {item.article !== '' && <strong>{item.article}. </strong>}
          {kindWords[item.kind]}
        </p>
        <Item key={item.key} item={item} resolve={resolve} onMark={onMark} onStep={step} />
        <p className="cluster gap-2 muted">
          {open.length === 0 ? 'Everything is resolved.' : `${open.length} of ${sorted.length} open.`}{' '}
          {open.some(({ key }) => key !== item.key) && (
            <Button kind="plain" onClick={() => go(nextOpen === -1 ? anyOpen : nextOpen)}>
              Next open
            </Button>
          )}
        </p>
      </div>
    </section>
  );
}

interface ItemProps extends Pick<Props, 'resolve' | 'onMark'> {
  item: OpenItem;
  onStep: (event: KeyboardEvent) => void;
}

/** All texts with their manufacturers, and the ways to resolve the item. */
function Item({ item, resolve, onMark, onStep }: ItemProps) {
  const group = useId();
  const { key, sides, answers, answer, lineIds, measure } = item;
  const texts = sides.map(({ text }) => text);
  return (
    <>
      <dl className={`stack gap-2 ${style.sides}`}>
        {sides.map(({ manufacturers, text }) => (
          <div className="paper pad-2-3" key={`${manufacturers.join()} ${text}`}>
            <dt className="small muted">
              <bdi>{manufacturers.join(', ')}</bdi>
            </dt>
            <dd className="ink anywhere">
              {differingWords(
                text,
                texts.filter((other) => other !== text),
              ).map((piece, index) => (piece.differs ? <mark key={index}>{piece.text}</mark> : piece.text))}
            </dd>
          </div>
        ))}
      </dl>
      <fieldset className={`stack gap-2px ${style.answers}`}>
        <legend className="unseen">How to resolve it</legend>
        {answers.map((one) => (
          <label className="flex baseline gap-2" key={one.key}>
            <input
              type="radio"
              name={group}
              checked={answer === one.key}
              onChange={() => resolve(key, one.key)}
              onKeyDown={onStep}
            />
            <span>
              {one.label}
              {one.text !== null && !texts.includes(one.text) && <q>{one.text}</q>}
              {one.effect !== undefined && <span className={style.aside}>{one.effect}</span>}
            </span>
          </label>
        ))}
        <label className="flex baseline gap-2">
          <input
            type="radio"
            name={group}
            checked={answer === null}
            onChange={() => resolve(key, null)}
            onKeyDown={onStep}
          />
          <span>
            Leave open
            <span className={style.aside}>{openText(item)}</span>
          </span>
        </label>
      </fieldset>
      {measure && <OwnValue measure={measure} answer={answer} onAnswer={(own) => resolve(key, own)} />}
      {lineIds.length > 0 && (
        <p>
          <a className="link" href={`#line-${lineIds[0] ?? 0}`} onClick={() => onMark(lineIds)}>
            Show in the text
          </a>
        </p>
      )}
    </>
  );
}

function openText(item: OpenItem): string {
  if (item.kind === 'blank') return 'The blank stays empty; pre-flight lists it.';
  return isConflict(item)
    ? 'The section offers all of them as options; pre-flight lists it.'
    : 'The section keeps the clause as written; pre-flight lists it.';
}
