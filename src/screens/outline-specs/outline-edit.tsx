import { notify } from '#src/browser/toasts.ts';
import { textOfLines } from '#src/domain/project-manual/outline-lines.ts';
import { ownTextOf, withoutOwnText, withText } from '#src/domain/project-manual/outline-edits.ts';
import type { OwnText } from '#src/domain/project-manual/outline-edits.ts';
import type { OutlineSection } from '#src/domain/project-manual/outline.ts';
import { changeOutline, readOutline } from '#src/stores/outline-work.ts';
import { useTextStorage } from '#src/stores/saved-work.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';

interface Props {
  seq: number;
  section: OutlineSection;
}

/** Title, products, and remarks of a section. Saved on every keystroke, so there is no Save button. */
export function OutlineEdit({ seq, section }: Props) {
  const { number, title, lines, remarks, isOwn } = section;
  const place = useTextStorage();
  const own = ownTextOf(readOutline(seq).edits, number);
  const change = (part: Partial<OwnText>): void =>
    changeOutline(seq, ({ edits }) => ({ edits: withText(edits, number, part) }));
  const reset = (): void => {
    changeOutline(seq, ({ edits }) => ({ edits: withoutOwnText(edits, number) }));
    void notify.undo(`Reset “${title}”.`, () => change({ title: own.title, products: own.products }));
  };
  return (
    <div
      className="stack gap-3 pad-3 framed rounded shade screen-only"
      role="group"
      aria-label={`Text of ${title}`}
    >
      <TextField
        label="Title"
        required
        maxLength={200}
        value={own.title ?? title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label="Products"
        hint="One per line. Start a line with two spaces to indent it."
        required
        rows={Math.min(18, Math.max(5, lines.length + 1))}
        maxLength={20_000}
        spellCheck
        value={own.products ?? textOfLines(lines)}
        onChange={({ target }) => change({ products: target.value })}
      />
      <TextArea
        label="Remarks"
        rows={2}
        maxLength={2000}
        value={remarks}
        onChange={({ target }) => change({ remarks: target.value })}
      />
      <p className="cluster gap-2 small muted">
        {place === 'account' ? 'Saved to your account as you type.' : 'Saved in this browser as you type.'}
        {isOwn && (
          <Button kind="plain" onClick={reset}>
            Reset to project text
          </Button>
        )}
      </p>
    </div>
  );
}
