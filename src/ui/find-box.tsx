import { useId, type ComponentProps } from 'react';

import style from '#src/ui/find-box.module.css';
import { PausedStatus } from '#src/ui/paused-status.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props extends Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'onFocus'> {
  className: string | undefined;
  /** Accessible name. */
  label: string;
  words: string;
  hasMatches: boolean;
  /** The number of matches, and which one is current. */
  status: string;
  onWords: (words: string) => void;
  onStep: (by: 1 | -1) => void;
}

/**
 * A search field with buttons for its matches. Enter goes to the next match, Shift+Enter to the previous one,
 * and Escape clears the field.
 */
export function FindBox({ className, label, words, hasMatches, status, onWords, onStep, ...rest }: Props) {
  const id = useId();
  return (
    <form
      className={`${style.find} ${className}`}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onStep(1);
      }}
    >
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" />
      <input
        className="grow shrinks"
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        value={words}
        {...rest}
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onWords('');
          if (event.key !== 'Enter' || !event.shiftKey) return;
          event.preventDefault();
          onStep(-1);
        }}
      />
      <span className={`rigid muted digits text-right ${style.count}`} aria-hidden="true">
        {status}
      </span>
      <PausedStatus typed={words} text={status} />
      <button
        className="centered rigid full-height bare"
        type="button"
        disabled={!hasMatches}
        aria-label="Previous match"
        onClick={() => onStep(-1)}
      >
        <Icon name="previous" />
      </button>
      <button
        className="centered rigid full-height bare"
        type="submit"
        disabled={!hasMatches}
        aria-label="Next match"
      >
        <Icon name="next" />
      </button>
    </form>
  );
}
