import { brand } from '#src/brand.ts';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { DocumentOutcome } from '#src/components/specification/documents-out-outcome.tsx';
import { useDocumentMaking } from '#src/components/specification/use-document-making.ts';
import { resultLines } from '#src/domain/redline/result.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { formatFacts, type DocumentFormat } from '#src/domain/specification/writers/formats.ts';
import { printedSection, type PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { pluralize } from '#src/lib/numbers.ts';
import type { OutcomeProps } from '#src/screens/redline/compared-props.ts';
import { openCountsAs, ownSideOf } from '#src/screens/redline/own-side.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';

const cleanFormats: readonly DocumentFormat[] = ['docx', 'pdf', 'rtf', 'txt'];

/** The redline as a Word file, and the clean text that results from the decisions. */
export function RedlineFiles({
  redline,
  deciding,
  old,
  now,
  options,
  onClose,
}: OutcomeProps & { onClose: () => void }) {
  const { making, make, fetch, cancel } = useDocumentMaking(undefined);
  const isMaking = making.phase === 'making';
  /** The author that Word shows beside each change. */
  const author = useSession(({ user }) => (user === null ? '' : `${user.firstName} ${user.lastName}`.trim()));
  const side = ownSideOf(old, now, true);
  const about = side === 'now' ? now : old;
  const print = (): PrintedSection =>
    printedSection(about.section, about.tree, about.state ?? emptyState, options);
  const clean = (): PrintedSection => ({
    ...print(),
    manufacturerNote: null,
    lines: resultLines(redline, deciding.decisions, openCountsAs(side), options.numbering).map(
      ({ line }) => line,
    ),
  });
  const tracked = (): void => {
    const section = { ...print(), title: `${print().title} Redline` };
    void fetch('docx', section, async () => {
      const { redlineToDocx } = await import('#src/domain/redline/redline-to-docx.ts');
      const days = [old.section.revised, now.section.revised].map((day) => day.slice(0, 10));
      const stamp = { author: author === '' ? brand.name : author, day: days.toSorted().at(-1) ?? '' };
      return { data: new Blob([redlineToDocx(redline, print(), stamp)], { type: formatFacts.docx.mime }) };
    });
  };
  const openCount = redline.changes.filter(({ id }) => !deciding.decisions.has(id)).length;
  return (
    <Dialog title="Download" onClose={onClose}>
      {side !== null && <AccountTextNotice />}
      <section className="stack gap-2">
        <h3>Redline</h3>
        <p className="small muted">Accept all in Word for the new text, reject all for the old one.</p>
        <div className="flow gap-2">
          <Button kind="primary" disabled={isMaking} onClick={tracked}>
            <Icon name="download" /> Word with tracked changes
          </Button>
        </div>
      </section>
      <section className="stack gap-2">
        <h3>Your version, clean</h3>
        <p className="small muted">
          With the changes as you accepted or rejected them.
          {openCount > 0 &&
            ` ${pluralize(openCount, 'open change is', 'open changes are')} as in the ${side === 'now' ? 'new' : 'old'} text.`}
        </p>
        <div className="flow gap-2">
          {cleanFormats.map((format) => (
            <Button key={format} disabled={isMaking} onClick={() => void make(format, clean)}>
              {formatFacts[format].label}
            </Button>
          ))}
        </div>
      </section>
      <DocumentOutcome making={making} onCancel={cancel} />
    </Dialog>
  );
}
