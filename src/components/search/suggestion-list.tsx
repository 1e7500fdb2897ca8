import { Link } from '#src/components/page/link.tsx';
import { GroupedListbox, OptionWords } from '#src/components/search/grouped-listbox.tsx';
import type { SuggestionGroup, SuggestionRow } from '#src/components/search/rows.ts';
import style from '#src/components/search/suggestions.module.css';
import { predictedPart } from '#src/lib/predicted-part.ts';

interface Props {
  id: string;
  groups: readonly SuggestionGroup[];
  typed: string;
  active: number;
  onGo: (row: SuggestionRow) => void;
  /** Forgets the recent searches; null where they are not all there is. */
  onForget: (() => void) | null;
}

/** The rows of the list with the focus' place among them. They are links, so that they can be opened in another tab. */
export function SuggestionList({ id, groups, typed, active, onGo, onForget }: Props) {
  return (
    <GroupedListbox
      id={id}
      label="Suggestions"
      className={style.list}
      groups={groups}
      active={active}
      keyOf={({ href }) => href}
      foot={onForget && { label: 'Clear recent searches', onTake: onForget }}
    >
      {(row, option) => (
        <Link {...option} to={row.href} className={style.row} onClick={() => onGo(row)}>
          <OptionWords mark={row.mark} note={row.note}>
            <Predicted text={row.text} typed={typed} />
          </OptionWords>
        </Link>
      )}
    </GroupedListbox>
  );
}

/** A text in which what is not typed yet stands out. */
function Predicted({ text, typed }: { text: string; typed: string }) {
  return predictedPart(text, typed).map((piece, at) =>
    piece.isTyped ? piece.text : <b key={`${at} ${piece.text}`}>{piece.text}</b>,
  );
}
