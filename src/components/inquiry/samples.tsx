import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';

import formStyle from '#src/components/forms/form.module.css';
import style from '#src/components/inquiry/samples.module.css';
import type { TextProps } from '#src/components/forms/use-submit-form.ts';
import { maxSamples } from '#src/contracts/forms/information-request.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/field.tsx';

interface Props {
  /** One line for each sample. */
  samples: readonly string[];
  /** Colors and finishes to pick from. */
  choices?: readonly string[];
  onChange: (samples: string[]) => void;
  error: string | undefined;
  shipTo: TextProps;
}

/** A list of samples and swatches, in one's own words or picked from what there is, and where they go. */
export function Samples({ samples, choices = [], onChange, error, shipTo }: Props) {
  const errorId = useId();
  const add = useRef<HTMLButtonElement>(null);
  /** For a button that goes away when it is pressed. */
  function changeAndLeave(next: string[]): void {
    flushSync(() => onChange(next));
    add.current?.focus();
  }
  const isFull = samples.length >= maxSamples;
  const open = choices.filter((choice) => !samples.includes(choice));
  return (
    <fieldset className={`${formStyle.choices} stack gap-2`}>
      <legend className="note plain bold">
        Samples and swatches <span className="muted regular">(optional)</span>
      </legend>
      {samples.length > 0 && (
        <ol className="stack gap-1">
          {samples.map((sample, index) => (
            <li className="flex gap-2" key={index}>
              <input
                className={`grow shrinks note paper ${style.line}`}
                name="samples"
                aria-label={`Sample ${index + 1}`}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : errorId}
                placeholder="Product, size, color, finish"
                value={sample}
                onChange={({ target }) =>
                  onChange(samples.map((one, place) => (place === index ? target.value : one)))
                }
              />
              <Button
                kind="plain"
                aria-label={`Remove sample ${index + 1}`}
                onClick={() => {
                  const others = samples.filter((_, place) => place !== index);
                  // The next line takes this one's place, and its button the focus.
                  if (index < others.length) onChange(others);
                  else changeAndLeave(others);
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ol>
      )}
      {error !== undefined && (
        <p id={errorId} className="small redline">
          {error}
        </p>
      )}
      <div className={`cluster gap-1-4 ${style.add}`}>
        <Button ref={add} disabled={isFull} onClick={() => onChange([...samples, ''])}>
          Add a sample
        </Button>
        {open.map((choice) => (
          <Button
            key={choice}
            kind="plain"
            disabled={isFull}
            onClick={() => changeAndLeave([...samples, choice])}
          >
            + {choice}
          </Button>
        ))}
      </div>
      {samples.length > 0 && (
        <TextArea {...shipTo} required rows={3} hint="Recipient, street, city, state, and ZIP code." />
      )}
    </fieldset>
  );
}
