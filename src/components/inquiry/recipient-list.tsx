import { useRef, type ReactNode } from 'react';

import style from '#src/components/inquiry/inquiry.module.css';
import { Link } from '#src/components/page/link.tsx';
import { isRecipient, maxAsked, type InquiryRecipient } from '#src/contracts/forms/information-request.ts';
import { withinLimit } from '#src/domain/inquiry/inquiry-recipients.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  makers: readonly InquiryRecipient[];
  error: string | undefined;
  isSending: boolean;
  onChange: (makers: InquiryRecipient[]) => void;
  /** Finishes with the requests sent so far; null if none were. */
  sentSoFar: (() => void) | null;
  /** The search for more manufacturers. */
  children: ReactNode;
}

/** The recipients, with the status of each request. */
export function RecipientList({ makers, error, isSending, onChange, sentSoFar, children }: Props) {
  const asked = makers.filter(isRecipient).length;
  const open = makers.filter(({ outcome }) => outcome?.kind !== 'sent');
  const isFull = asked >= maxAsked;
  const count = useRef<HTMLParagraphElement>(null);
  /** For buttons that disappear when pressed: the focus moves to the count. */
  function changeAndLeave(next: InquiryRecipient[]): void {
    count.current?.focus();
    onChange(next);
  }
  return (
    <fieldset
      className={`stack gap-2 ${style.makers}`}
      aria-describedby={`rfi-makers-count${error === undefined ? '' : ' rfi-makers-error'}`}
    >
      <legend>Manufacturers</legend>
      {children}
      <div className={style.line}>
        <p ref={count} id="rfi-makers-count" role="status" tabIndex={-1}>
          {asked} of {maxAsked} selected
          {isFull && open.length > asked && ': send this message first, then select the others'}
        </p>
        {open.length > 0 && !isSending && (
          <>
            {asked < Math.min(open.length, maxAsked) && (
              <Button
                kind="plain"
                onClick={() =>
                  changeAndLeave(
                    withinLimit(
                      makers.map((manufacturer) => ({ ...manufacturer, isChosen: true })),
                      maxAsked,
                    ),
                  )
                }
              >
                Select {open.length > maxAsked ? `the first ${maxAsked}` : `all ${open.length}`}
              </Button>
            )}
            {asked < makers.length && (
              <Button
                kind="plain"
                onClick={() =>
                  changeAndLeave(
                    makers.filter(
                      (manufacturer) => isRecipient(manufacturer) || manufacturer.outcome !== null,
                    ),
                  )
                }
              >
                Remove unselected
              </Button>
            )}
          </>
        )}
        {sentSoFar && (
          <Button kind="plain" onClick={sentSoFar}>
            Finish without the rest
          </Button>
        )}
      </div>
      {makers.length > 0 && (
        <ul className={style.list}>
          {makers.map((manufacturer) => (
            <ManufacturerRow
              key={manufacturer.coid}
              manufacturer={manufacturer}
              isSending={isSending && isRecipient(manufacturer)}
              isLocked={isSending || (isFull && !manufacturer.isChosen)}
              onChoose={(isChosen) =>
                onChange(makers.map((one) => (one.coid === manufacturer.coid ? { ...one, isChosen } : one)))
              }
            />
          ))}
        </ul>
      )}
      {error !== undefined && (
        <p id="rfi-makers-error" className="note redline">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RowProps {
  manufacturer: InquiryRecipient;
  isSending: boolean;
  isLocked: boolean;
  onChoose: (isChosen: boolean) => void;
}

function ManufacturerRow({ manufacturer, isSending, isLocked, onChoose }: RowProps) {
  const { coid, name, slug, place, productIds, sections, outcome, isChosen } = manufacturer;
  const isSent = outcome?.kind === 'sent';
  const count = productIds.length;
  return (
    <li>
      <label className={`row gap-2 boxes-15 ${style.manufacturer}`}>
        <input
          type="checkbox"
          name="makers"
          checked={isChosen && !isSent}
          disabled={isLocked || isSent}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="ink bold">{name}</span>
      </label>
      <span className={`muted digits ${style.about}`}>
        {[
          place,
          sections.map((digits) => formatSection(digits, '04')).join(', '),
          count === 0 ? '' : pluralize(count, 'product'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Link className="link pad-block-1" to={to.company({ coid, companySlug: slug })}>
        Profile<span className="unseen"> of {name}</span>
      </Link>
      <span className={`hidden-if-empty quiet ${style.status} ${outcome ? style[outcome.kind] : ''}`}>
        {isSending
          ? 'Sending…'
          : outcome?.kind === 'sent'
            ? `Sent · ${outcome.reference}`
            : (outcome?.text ?? '')}
      </span>
    </li>
  );
}
