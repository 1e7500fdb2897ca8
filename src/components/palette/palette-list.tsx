import { Link } from '#src/components/page/link.tsx';
import style from '#src/components/palette/palette.module.css';
import type { PaletteGroup, PaletteRow } from '#src/components/palette/rows.ts';
import { GroupedListbox, OptionWords } from '#src/components/search/grouped-listbox.tsx';
import type { useOptions } from '#src/components/search/use-options.ts';
import row from '#src/components/search/suggestions.module.css';

type Options = ReturnType<typeof useOptions<PaletteRow>>;

interface Props {
  listProps: Options['listProps'];
  getItemProps: Options['getItemProps'];
  groups: readonly PaletteGroup[];
  onSelect: (row: PaletteRow) => void;
}

/** The results below the input. Those with an address are links, so that they can open in a new tab. */
export const PaletteList = ({ listProps, getItemProps, groups, onSelect }: Props) => (
  <GroupedListbox
    listProps={listProps}
    className={`grow pad-block-1 ${style.list}`}
    groups={groups}
    keyOf={({ key }) => key}
  >
    {(one, index) => {
      const option = { ...getItemProps({ index, onClick: () => onSelect(one) }), tabIndex: -1 };
      const words = (
        <OptionWords mark={one.mark} note={one.note}>
          {one.text}
        </OptionWords>
      );
      return one.href === null ? (
        <button
          {...option}
          type="button"
          className={`flex baseline gap-3 note plain ${row.row} full-width ${style.action}`}
        >
          {words}
        </button>
      ) : (
        <Link {...option} to={one.href} className={`flex baseline gap-3 note plain ${row.row}`}>
          {words}
        </Link>
      );
    }}
  </GroupedListbox>
);
