import { unbroken } from '#src/ui/unbroken.tsx';

/** Facts in a line with dots between them. No line begins or ends with a dot, and a fact wraps only if it is longer than a line. */
export const Dotted = ({ of, className = '' }: { of: readonly string[]; className?: string | undefined }) => (
  <span className={`dotted ${className}`}>
    {of.filter(Boolean).flatMap((fact) => [<span key={fact}>{unbroken(fact)}</span>, ' '])}
  </span>
);
