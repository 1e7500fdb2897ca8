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

/** A name that wraps neither at its spaces nor after a hyphen, and its value stays beside it. */
function labelText(label: string): ReactNode {
  const text = `${label}\u00A0`.replaceAll(' ', '\u00A0');
  return /[-/]/.test(text) ? (
    <span key={`${label} name`} className="nowrap">
      {text}
    </span>
  ) : (
    text
  );
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
        const isLine = length <= lineOfCard;
        const stated = (
          <b key={label} className={length > 0 && isLine ? 'nowrap' : undefined}>
            {typeof value === 'string'
              ? unbroken(isCard && !isLine ? value : value.replaceAll(' ', '\u00A0'))
              : value}
          </b>
        );
        const isLong = isCard && length > 0 && label.length + length > lineOfCard;
        // A badge would wrap away from its label despite the space before it; in this box, it wraps only if there is no room.
        return isLong || typeof value === 'object'
          ? [
              <span key={label} className="inline-block">
                {unbroken(`${label} `)}
                {stated}
              </span>,
              ' ',
            ]
          : [labelText(label), stated, ' '];
      })}
    </p>
  );
}
