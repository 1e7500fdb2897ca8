import { useId } from 'react';

import style from '#src/components/specification/documents-out.module.css';
import { documentFormats, formatFacts } from '#src/domain/specification/writers/formats.ts';
import type { DocumentOptions } from '#src/components/specification/document-options.ts';
import { SelectField } from '#src/ui/select-field.tsx';

interface Props {
  options: DocumentOptions;
  onChange: (part: Partial<DocumentOptions>) => void;
  /** Whether the person chooses the line below the end of the section; a manufacturer's guide keeps its copyright line. */
  hasSource?: boolean;
}

/** Format and print options. */
export const DocumentOptionFields = ({ options, onChange, hasSource = true }: Props) => (
  <>
    <FormatChoice {...{ options, onChange }} />
    <PrintOptionFields {...{ options, onChange, hasSource }} />
  </>
);

/** How sections are printed in the selected format. */
export const PrintOptionFields = ({ options, onChange, hasSource = true }: Props) => (
  <div className={`grid gap-3 ${style.options}`}>
    <Choice {...{ options, onChange }} name="detail" label="Length" of={details} />
    <Choice {...{ options, onChange }} name="units" label="Units" of={units} />
    <Choice {...{ options, onChange }} name="numbering" label="Article numbers" of={numberings} />
    <Choice
      {...{ options, onChange }}
      name="notes"
      label="Notes to specifier"
      of={notes}
      hint={notesHint(options)}
    />
    {hasSource && <Choice {...{ options, onChange }} name="source" label="Below the end" of={sources} />}
    {formatFacts[options.format].hasPages && (
      <Choice {...{ options, onChange }} name="paper" label="Paper" of={papers} />
    )}
    <Choice {...{ options, onChange }} name="emptyArticles" label="Articles without text" of={empties} />
  </div>
);

function FormatChoice({ options: { format }, onChange }: Props) {
  const group = useId();
  return (
    <fieldset className={`grid gap-2 ${style.formats}`}>
      <legend className={`note bold ${style.legend}`}>Format</legend>
      {documentFormats.map((one) => (
        <label key={one} className={`grid baseline at-start gap-0-2 framed rounded pad-2-3 ${style.format}`}>
          <input
            type="radio"
            name={group}
            value={one}
            checked={one === format}
            onChange={() => onChange({ format: one })}
          />
          <span className={`bold ${style.name}`}>
            {formatFacts[one].label} <span className="mono">.{one}</span>
          </span>
          <span className={`small muted ${style.use}`}>{formatFacts[one].use}</span>
        </label>
      ))}
    </fieldset>
  );
}

type Listed<Value extends string> = readonly (readonly [value: Value, label: string])[];

const details: Listed<DocumentOptions['detail']> = [
  ['full', 'Full section'],
  ['short', 'Short form'],
  ['outline', 'Outline'],
];
const units: Listed<DocumentOptions['units']> = [
  ['ip', 'US customary'],
  ['si', 'SI'],
  ['both', 'US customary (SI)'],
];
const numberings: Listed<DocumentOptions['numbering']> = [
  ['1.1', '1.1, 1.2 … 1.10'],
  ['1.01', '1.01, 1.02 … 1.10'],
];
const notes: Listed<DocumentOptions['notes']> = [
  ['remove', 'Leave out'],
  ['hidden', 'Hidden text'],
  ['visible', 'Visible'],
];
const sources: Listed<DocumentOptions['source']> = [
  ['none', 'Nothing'],
  ['note', 'Source of the section'],
  ['copyright', 'Manufacturer’s copyright line'],
];
const empties: Listed<DocumentOptions['emptyArticles']> = [
  ['remove', 'Leave out and renumber'],
  ['not used', 'Print as “Not used”'],
];
const papers: Listed<DocumentOptions['paper']> = [
  ['letter', 'US Letter'],
  ['a4', 'A4'],
];

type Chosen = Exclude<keyof DocumentOptions, 'saysDraft'>;

interface ChoiceProps<Name extends Chosen> extends Omit<Props, 'hasSource'> {
  name: Name;
  label: string;
  of: Listed<DocumentOptions[Name]>;
  hint?: string | null;
}

const Choice = <Name extends Chosen>({ options, onChange, name, label, of, hint }: ChoiceProps<Name>) => (
  <SelectField
    label={label}
    hint={hint}
    value={options[name]}
    onChange={({ target }) => {
      const chosen = of.find(([value]) => value === target.value);
      const part: Partial<DocumentOptions> = {};
      if (chosen) part[name] = chosen[0];
      onChange(part);
    }}
  >
    {of.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </SelectField>
);

function notesHint({ format, notes: chosen }: DocumentOptions): string | null {
  const { label, hidesText } = formatFacts[format];
  return chosen === 'hidden' && !hidesText ? `${label} can’t hide text, so notes are left out.` : null;
}
