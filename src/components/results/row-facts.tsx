import type { Fact } from '#src/components/page/facts.tsx';
import style from '#src/components/results/row.module.css';

interface Props {
  facts: readonly Fact[];
  /** On a phone, shows those that fit on one line. */
  isShort?: boolean;
}

/** Spaces at which a line doesn't break. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/**
 * Facts in a line: each value, in bold, follows its name, and stays with it. One element for each, since a list has hundreds.
 * Facts without a value are omitted.
 */
export function RowFacts({ facts, isShort = false }: Props) {
  const stated = facts.filter(([, value]) => value !== null && value !== '' && value !== undefined);
  if (stated.length === 0) return null;
  return (
    <p className={`small muted ${style.facts} ${isShort ? style.line : ''}`}>
      {stated.flatMap(([label, value]) => [
        unbroken(`${label} `),
        <b key={label}>{typeof value === 'string' ? unbroken(value) : value}</b>,
        ' ',
      ])}
    </p>
  );
}
