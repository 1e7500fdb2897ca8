import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import style from '#src/ui/find-box.module.css';
import { Icon } from '#src/ui/icon.tsx';

interface Props extends Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'onFocus'> {
  className: string | undefined;
  /** Its name, for screen readers. */
  label: string;
  words: string;
  hasMatches: boolean;
  /** How many matches there are, and which one is shown. */
  status: ReactNode;
  onWords: (words: string) => void;
  onStep: (by: 1 | -1) => void;
}

/** Enter goes to the next match, Shift+Enter to the one before, Escape empties the field. */
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
      <span className={`rigid muted digits text-right ${style.count}`} role="status">
        {status}
      </span>
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
