import { Link } from '#src/components/page/link.tsx';
import type { SendingFailure } from '#src/components/forms/sending-words.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Why a form did not arrive; it stays until the next try. */
export function SendingFailed({ failure }: { failure: SendingFailure | null }) {
  if (failure === null) return null;
  const { title, text, way } = failure;
  return (
    <Notice tone="bad" title={title} role="alert">
      <p>{text}</p>
      {way && (
        <p>
          <Link className="link" to={way.href}>
            {way.label}
          </Link>
        </p>
      )}
    </Notice>
  );
}
