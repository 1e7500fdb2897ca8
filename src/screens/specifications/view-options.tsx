import { UnitSwitch } from '#src/components/library/unit-switch.tsx';
import style from '#src/screens/specifications/view-options.module.css';
import { setReadingOptions, useReadingOptions } from '#src/stores/reading-options.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Segments } from '#src/ui/segments.tsx';

const texts = [
  ['guide', 'Guide', 'Guide text with all options'],
  ['recommended', 'Recommended', 'As the manufacturer recommends'],
] as const;
const numberings = [
  ['1.1', '1.1', 'Articles 1.1, 1.2 … 1.10'],
  ['1.01', '1.01', 'Articles 1.01, 1.02 … 1.10'],
] as const;

/** Reading options; kept for the next section and used by the printable page. */
export function ViewOptions() {
  const { text, notes, numbering } = useReadingOptions();
  return (
    <div
      className={`cluster small screen-only ${style.options}`}
      role="group"
      aria-label="How the section is shown"
    >
      <Segments
        legend="Text"
        value={text}
        options={texts}
        onChange={(one) => setReadingOptions({ text: one })}
      />
      <Segments
        legend="Articles"
        value={numbering}
        options={numberings}
        onChange={(one) => setReadingOptions({ numbering: one })}
      />
      <UnitSwitch />
      <Checkbox
        label="Notes to specifier"
        checked={notes}
        onChange={({ target }) => setReadingOptions({ notes: target.checked })}
      />
    </div>
  );
}
