import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';

import formStyle from '#src/components/forms/form.module.css';
import style from '#src/components/inquiry/samples.module.css';
import type { TextProps } from '#src/components/forms/use-submit-form.ts';
import { maxSamples } from '#src/contracts/forms/information-request.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/field.tsx';

interface Props {
  samples: readonly string[];
  /** Colors and finishes that the product comes in. */
  choices?: readonly string[];
  onChange: (samples: string[]) => void;
  error: string | undefined;
  shipTo: TextProps;
}

/**
 * A list of samples, typed or picked from the product's colors and finishes, and the address to ship them to.
 */
export function Samples({ samples, choices = [], onChange, error, shipTo }: Props) {
  const errorId = useId();
  const add = useRef<HTMLButtonElement>(null);
  /** For buttons that disappear when pressed: the focus moves to the button that adds a sample. */
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
                className={`grow shrinks high-34 note rounded paper ${style.line}`}
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
                  // The next line moves up into this place, and its button keeps the focus.
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
