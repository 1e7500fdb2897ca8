import type { Division } from '#src/domain/masterformat/divisions.ts';

/** A division in a list of links: titles begin at one edge, and their second lines below it. */
export const DivisionName = ({ number, title }: Division) => (
  <span className="flex baseline gap-3">
    <span className="mono muted">{number}</span> <span>{title}</span>
  </span>
);
