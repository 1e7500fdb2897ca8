import { Link } from '#src/components/page/link.tsx';
import style from '#src/components/palette/palette.module.css';
import type { PaletteGroup, PaletteRow } from '#src/components/palette/rows.ts';
import { GroupedListbox, OptionWords } from '#src/components/search/grouped-listbox.tsx';
import row from '#src/components/search/suggestions.module.css';

interface Props {
  id: string;
  groups: readonly PaletteGroup[];
  active: number;
  onTake: (row: PaletteRow) => void;
}

/** The lines under the field. What leads somewhere is a link, so that it can be opened in another tab. */
export function PaletteList({ id, groups, active, onTake }: Props) {
  return (
    <GroupedListbox
      id={id}
      label="Places and actions"
      className={style.list}
      groups={groups}
      active={active}
      keyOf={({ key }) => key}
    >
      {(one, option) => {
        const words = (
          <OptionWords mark={one.mark} note={one.note}>
            {one.text}
          </OptionWords>
        );
        return one.href === null ? (
          <button
            {...option}
            type="button"
            className={`${row.row} ${style.action}`}
            onClick={() => onTake(one)}
          >
            {words}
          </button>
        ) : (
          <Link {...option} to={one.href} className={row.row} onClick={() => onTake(one)}>
            {words}
          </Link>
        );
      }}
    </GroupedListbox>
  );
}
