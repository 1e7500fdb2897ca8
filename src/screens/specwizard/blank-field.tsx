import { useId } from 'react';

import type { SpecInput } from '#src/contracts/spec-sections.ts';
import { blankProblem, rangeText } from '#src/domain/specification/blank-value.ts';
import { fillIn } from '#src/domain/specification/selection.ts';
import { plainText } from '#src/lib/plain-text.ts';
import style from '#src/screens/specwizard/blank-field.module.css';
import { useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { changeSection, endTyping } from '#src/stores/section-work.ts';

interface Props {
  input: SpecInput;
  value: string;
  /** −1 if keyboard users reach it through its row. */
  tabIndex?: 0 | -1;
}

/** A blank to fill in within the text. */
export function BlankField({ input, value, tabIndex = 0 }: Props) {
  const { work } = useWizard();
  const messageId = useId();
  const problem = blankProblem(input, value);
  const unit = input.unit === null ? '' : plainText(input.unit);
  const range = input.kind === 'number' ? rangeText(input.least, input.greatest) : '';
  const field = {
    value,
    tabIndex,
    className: `touch-44 ${style.field}`,
    'data-blank': input.id,
    'data-empty': value.trim() === '' || undefined,
    'aria-label': [plainText(input.label), unit, range && `(${range})`].filter(Boolean).join(' '),
    'aria-invalid': problem === null ? undefined : true,
    'aria-describedby': problem === null ? undefined : messageId,
    onBlur: () => endTyping(work),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      changeSection(work, (state) => fillIn(state, input.id, currentTarget.value), `blank ${input.id}`),
  };
  return (
    <span>
      {input.kind === 'select' ? (
        <select {...field}>
          <option value="">Choose…</option>
          {!input.options.includes(value) && value !== '' && <option value={value}>{value}</option>}
          {input.options.map((option) => (
            <option key={option} value={option}>
              {plainText(option)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...field}
          type={input.kind === 'date' ? 'date' : 'text'}
          {...(input.kind === 'number' && { inputMode: 'decimal', placeholder: range })}
          {...(input.kind === 'text' && { placeholder: plainText(input.label) })}
          maxLength={2000}
          autoComplete="off"
        />
      )}
      {unit !== '' && <> {unit}</>}
      {problem !== null && (
        <span id={messageId} className={`redline ${style.problem}`}>
          {problem}
        </span>
      )}
    </span>
  );
}
