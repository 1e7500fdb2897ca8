import { useState } from 'react';

import { effectOf, ownAnswer, ownValueOf } from '#src/domain/merged-section/measure.ts';
import type { Measure } from '#src/domain/merged-section/merge-types.ts';
import style from '#src/screens/merged-section/resolve-panel.module.css';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

interface Props {
  measure: Measure;
  answer: string | null;
  onAnswer: (answer: string) => void;
}

/** A value of the person's own to require, with the manufacturers that it would exclude. */
export function OwnValue({ measure, answer, onAnswer }: Props) {
  const own = ownValueOf(answer);
  const [typed, setTyped] = useState(own === null ? '' : String(own));
  const wanted = ownAnswer(Number(typed.replaceAll(',', '')));
  const value = ownValueOf(wanted);
  const isWrong = typed.trim() !== '' && value === null;
  return (
    <form
      className={`flow gap-2 at-bottom ${style.own}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== null) onAnswer(wanted);
      }}
    >
      <TextField
        label={`Own value${measure.unit === null ? '' : `, ${measure.unit}`}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        required
        error={isWrong ? 'Enter a number above 0.' : null}
        hint={value === null ? null : effectOf(measure, value)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" disabled={value === null || value === own}>
        Require it
      </Button>
    </form>
  );
}
