import style from '#src/components/viewer/drawing/panels.module.css';
import type { useComparison } from '#src/components/viewer/drawing/use-comparison.ts';
import type { Comparison } from '#src/domain/drawing/compare.ts';
import { countText } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props extends ReturnType<typeof useComparison> {
  comparedWith: number | null;
  onCompare: (id: number | null) => void;
  /** Colors of lines that only this drawing has, only the other one has, and both have. */
  colors: Readonly<{ here: string; there: string; same: string }>;
}

/** Selects a variation to compare with, and explains the differences and their colors. */
export function ComparePanel({
  variations,
  chosen,
  other,
  comparison,
  retry,
  comparedWith,
  onCompare,
  colors,
}: Props) {
  const problem = variations?.problem ?? other?.problem;
  if (problem !== undefined) {
    return (
      <Notice tone="bad" role="alert" title="The drawings can’t be compared.">
        <p>{problem}</p>
        <p className="flow gap-2">
          <Button onClick={retry}>Try again</Button>
          <Button onClick={() => onCompare(null)}>Show this drawing alone</Button>
        </p>
      </Notice>
    );
  }
  if (variations === null) return <p role="status">Loading the variations…</p>;
  if (variations.list?.length === 0) return <p>This drawing has no variations.</p>;
  return (
    <>
      <label className={`stack gap-1 ${style.find}`}>
        Variation
        <select
          value={comparedWith ?? ''}
          onChange={(event) => onCompare(Number(event.currentTarget.value) || null)}
        >
          <option value="">None</option>
          {variations.list?.map(({ id, detailNumber, title }) => (
            <option key={id} value={id}>
              {detailNumber} {title}
            </option>
          ))}
        </select>
      </label>
      {chosen && !comparison && <p role="status">Reading the other drawing…</p>}
      {comparison && <DifferenceLegend {...{ comparison, colors }} />}
    </>
  );
}

interface LegendProps extends Pick<Props, 'colors'> {
  comparison: Comparison;
}

/** How many shapes differ, by their colors. */
export function DifferenceLegend({ comparison, colors }: LegendProps) {
  return (
    <ul className={style.legend} role="status">
      <Entry color={colors.here} words={`Only in this drawing: ${countText(comparison.here.count)}`} />
      <Entry color={colors.there} words={`Only in the other: ${countText(comparison.there.count)}`} />
      <Entry color={colors.same} words={`In both: ${countText(comparison.same.count)}, gray`} />
    </ul>
  );
}

const Entry = ({ color, words }: { color: string; words: string }) => (
  <li>
    <svg width={22} height={12} aria-hidden="true">
      <path d="M1 6H21" stroke={color} strokeWidth={3} />
    </svg>
    {words}
  </li>
);
