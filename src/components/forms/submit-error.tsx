import { Link } from '#src/components/page/link.tsx';
import type { SubmitFailure } from '#src/components/forms/submit-errors.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Why a form did not arrive; it stays until the next try. */
export function SubmitError({ failure }: { failure: SubmitFailure | null }) {
  if (failure === null) return null;
  const { title, text, link } = failure;
  return (
    <Notice tone="bad" title={title} role="alert">
      <p>{text}</p>
      {link && (
        <p>
          <Link className="link" to={link.href}>
            {link.label}
          </Link>
        </p>
      )}
    </Notice>
  );
}
