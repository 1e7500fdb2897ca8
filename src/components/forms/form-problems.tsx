import type { RefObject } from 'react';

import style from '#src/components/forms/form.module.css';
import { Notice } from '#src/ui/notice.tsx';

interface Props<Field extends string> {
  problems: Readonly<Record<string, string>>;
  /** In the order of the form. */
  fields: readonly Field[];
  labels: Readonly<Record<Field, string>>;
  idOf: (field: Field) => string;
  form: RefObject<HTMLFormElement | null>;
}

/** Everything that is wrong, in the order of the form, with a way to each. */
export function FormProblems<Field extends string>({ problems, fields, labels, idOf, form }: Props<Field>) {
  const wrong = fields.filter((field) => problems[field] !== undefined);
  return (
    <div role="alert">
      {wrong.length > 0 && (
        <Notice
          tone="bad"
          title={
            wrong.length === 1
              ? 'One answer needs another look.'
              : `${wrong.length} answers need another look.`
          }
        >
          <ul className={style.wrong}>
            {wrong.map((field) => (
              <li key={field}>
                <a
                  className="link"
                  href={`#${idOf(field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
                  }}
                >
                  {labels[field]}: {problems[field]}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
