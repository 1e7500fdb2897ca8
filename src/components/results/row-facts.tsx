import type { ReactNode } from 'react';

import type { Fact } from '#src/components/page/facts.tsx';
import words from '#src/components/results/row-words.module.css';
import { unbroken } from '#src/ui/unbroken.tsx';

interface Props {
  facts: readonly Fact[];
  /** On a phone, shows only the facts that fit on one line. */
  isShort?: boolean;
  /** On a card, shows the first few facts; a long one may wrap. */
  isCard?: boolean;
}

const factsOfCard = 4;
/** Characters that fit on one line of the narrowest card. */
const lineOfCard = 26;

/** Text that wraps neither at spaces nor inside a name such as `U-factor`. */
function oneLine(text: string): ReactNode {
  const kept = unbroken(text.replaceAll(' ', '\u00A0'));
  return typeof kept === 'string' ? kept : <span key={text}>{kept}</span>;
}

/**
 * Facts on a line: each name with its value in bold, never separated. One element per fact, because a list has hundreds. Omits
 * facts without a value.
 */
export function RowFacts({ facts, isShort = false, isCard = false }: Props) {
  const told = facts.filter(([, value]) => value !== null && value !== '' && value !== undefined);
  if (told.length === 0) return null;
  const shown = isCard ? told.slice(0, factsOfCard) : told;
  return (
    <p className={`small muted high-links ${words.facts} ${isShort ? words.line : ''}`}>
      {shown.flatMap(([label, value]) => {
        const length = typeof value === 'string' ? value.length : 0;
        const stated = (
          <b key={label} className={length > 0 && length <= lineOfCard ? 'nowrap' : undefined}>
            {typeof value === 'string' ? oneLine(value) : value}
          </b>
        );
        const isLong = isCard && length > 0 && label.length + length > lineOfCard;
        return isLong
          ? [
              <span key={label} className="inline-block">
                {unbroken(label)} {stated}
              </span>,
              ' ',
            ]
          : [oneLine(`${label} `), stated, ' '];
      })}
    </p>
  );
}
