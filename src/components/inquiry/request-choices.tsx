import style from '#src/components/forms/form.module.css';
import type { InformationRequest } from '#src/contracts/forms/information-request.ts';
import { toggleKeys } from '#src/lib/toggle-keys.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';

export type RequestChoice = InformationRequest['wants'][number];

/** In display order. */
const options: readonly (readonly [want: RequestChoice, label: string])[] = [
  ['call', 'A call from a representative'],
  ['literature', 'Literature'],
  ['sample', 'A sample'],
  ['pricing', 'Pricing'],
  ['specification-help', 'Help with a specification'],
];

interface Props {
  legend: string;
  chosen: readonly RequestChoice[];
  onChange: (chosen: RequestChoice[]) => void;
}

/** Checkboxes for what to ask a manufacturer for, besides the message. */
export const RequestChoices = ({ legend, chosen, onChange }: Props) => (
  <fieldset className={style.choices}>
    <legend className="note plain bold">
      {legend} <span className="muted regular">(optional)</span>
    </legend>
    <div className={`flow ${style.options}`}>
      {options.map(([want, label]) => (
        <Checkbox
          key={want}
          name="wants"
          value={want}
          label={label}
          checked={chosen.includes(want)}
          onChange={({ target }) => onChange([...toggleKeys(chosen, [want], target.checked)])}
        />
      ))}
    </div>
  </fieldset>
);
