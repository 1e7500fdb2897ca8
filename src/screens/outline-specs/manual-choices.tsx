import type { OutlineDivision } from '#src/domain/project-manual/outline.ts';
import { byNumber } from '#src/domain/project-manual/outline-edits.ts';
import { plainText } from '#src/lib/plain-text.ts';
import type { ManualChoice } from '#src/screens/outline-specs/manual-sections.ts';
import style from '#src/screens/outline-specs/manual.module.css';
import { SectionName } from '#src/screens/outline-specs/section-name.tsx';

/** Every specification of the outline, and the outline's own text where there is none, in MasterFormat order. */
export const manualChoices = (divisions: readonly OutlineDivision[]): ManualChoice[] =>
  divisions
    .flatMap(({ sections }) => sections)
    .toSorted((one, other) => byNumber(one.number, other.number))
    .flatMap((section): ManualChoice[] =>
      section.specs.length === 0
        ? [{ section, spec: null }]
        : section.specs.map((spec) => ({ section, spec })),
    );

export const choiceKey = ({ section, spec }: ManualChoice): string =>
  spec === null ? section.number : `${spec.seq}/${spec.filename}`;

interface Props {
  choices: readonly ManualChoice[];
  /** Keys of the sections to leave out. */
  left: ReadonlySet<string>;
  onChange: (key: string, isIn: boolean) => void;
}

/** Checkboxes for the sections to include. */
export const ManualChoices = ({ choices, left, onChange }: Props) => (
  <fieldset className={`grid gap-2px-4 note line-bottom ${style.choices}`}>
    <legend>Sections</legend>
    {choices.map((choice) => {
      const key = choiceKey(choice);
      const { section, spec } = choice;
      return (
        <label key={key} className={`grid baseline gap-2 pad-block-2px boxes-15 ${style.choice}`}>
          <input
            type="checkbox"
            checked={!left.has(key)}
            onChange={({ target }) => onChange(key, target.checked)}
          />
          <span>
            <SectionName section={section} />
            <span className="block small muted">
              {spec === null ? 'From the outline: products only' : plainText(spec.company)}
            </span>
          </span>
        </label>
      );
    })}
  </fieldset>
);
