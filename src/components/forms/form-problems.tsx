import type { RefObject } from 'react';

import style from '#src/components/forms/form.module.css';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  /** Prefix of the fields' ids. */
  id: string;
  /** By field, in form order. */
  labels: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  form: RefObject<HTMLFormElement | null>;
}

/** A message that names its field needs no label before it. */
const namedProblem = (label: string, problem: string): string =>
  problem.toLowerCase().includes(label.toLowerCase()) ? problem : `${label}: ${problem}`;

/** The error summary: every problem in form order, with a link to its field. */
export function FormProblems({ id, labels, problems, form }: Props) {
  const wrong = Object.entries(labels).filter(([field]) => problems[field] !== undefined);
  return (
    <div role="alert">
      {wrong.length > 0 && (
        <Notice
          tone="bad"
          title={wrong.length === 1 ? 'Please correct 1 field.' : `Please correct ${wrong.length} fields.`}
        >
          <ul className={`roomy-links ${style.wrong}`}>
            {wrong.map(([field, label]) => (
              <li key={field}>
                <a
                  className="link"
                  href={`#${id}-${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
                  }}
                >
                  {namedProblem(label, problems[field] ?? '')}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
