import style from '#src/components/viewer/pdf/pdf-toolbar.module.css';
import type { PageFinding } from '#src/components/viewer/pdf/use-page-finding.ts';
import type { PageTexts } from '#src/components/viewer/pdf/use-page-texts.ts';
import { mostMatches } from '#src/domain/viewer/find-in-pages.ts';
import { countText } from '#src/lib/numbers.ts';
import { FindBox } from '#src/ui/find-box.tsx';

interface Props {
  finding: PageFinding;
  texts: PageTexts;
  /** Called when the texts are needed. */
  onStart: () => void;
}

export function PdfFind({ finding, texts, onStart }: Props) {
  const { words, matches, step, setWords } = finding;
  return (
    <FindBox
      className={style.find}
      label="Search inside"
      placeholder="Search inside"
      maxLength={100}
      words={words}
      hasMatches={matches.length > 0}
      status={countOf(finding, texts)}
      onWords={setWords}
      onStep={step}
      onFocus={onStart}
    />
  );
}

function countOf({ matches, at, isSearched }: PageFinding, { isComplete, problem }: PageTexts): string {
  if (!isSearched || problem !== null) return '';
  if (!isComplete) return 'Reading…';
  if (matches.length === 0) return 'No matches';
  const all =
    matches.length === mostMatches ? `${countText(mostMatches)} or more` : countText(matches.length);
  if (at >= 0) return `${countText(at + 1)} of ${all}`;
  return `${all} ${matches.length === 1 ? 'match' : 'matches'}`;
}
