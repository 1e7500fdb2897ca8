import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';

import { UnitSwitch } from '#src/components/library/unit-switch.tsx';
import { Link } from '#src/components/page/link.tsx';
import { maxProposed, type SubstitutionChoice } from '#src/domain/substitution/choice.ts';
import { to } from '#src/paths.ts';
import { AddProposed } from '#src/screens/substitution/add-proposed.tsx';
import type { SubstitutionPages } from '#src/screens/substitution/loaders.ts';
import { SaveForm } from '#src/screens/substitution/save-form.tsx';
import frame from '#src/components/library/products-page.module.css';
import type { FormFiles } from '#src/screens/substitution/form-files.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';

interface Props {
  choice: SubstitutionChoice;
  pages: SubstitutionPages;
  /** Rows shown, and rows in total. */
  shown: number;
  of: number;
  files: FormFiles;
}

export function EvaluationTools({ choice, pages, shown, of, files }: Props) {
  const navigate = useNavigate();
  const [isChecked, setChecked] = useOptimistic(choice.isOpenOnly);
  const { specified, proposed, project, isOpenOnly } = choice;
  const showOpen = (isOn: boolean): void =>
    startTransition(async () => {
      setChecked(isOn);
      await navigate(to.substitution(specified, proposed, { project, isOpenOnly: isOn }), {
        preventScrollReset: true,
        replace: true,
      });
    });
  return (
    <div className={`cluster gap-2-4 screen-only ${frame.tools}`}>
      {pages.proposed.length > 0 && (
        <>
          <Checkbox
            label="Only rows that don’t pass"
            checked={isChecked}
            onChange={(event) => showOpen(event.currentTarget.checked)}
          />
          <p className="note muted digits" aria-live="polite">
            {isOpenOnly ? `${shown} of ${of} rows` : `${of} rows`}
          </p>
        </>
      )}
      <UnitSwitch />
      <div className={`flow push-right gap-2 rows-599 ${frame.acts}`}>
        {pages.proposed.length > 0 && <SaveForm files={files} />}
        {proposed.length < maxProposed && <AddProposed choice={choice} pages={pages} replaced={null} />}
        {pages.proposed.length > 0 && (
          <Link
            className={buttonClass()}
            to={to.compare([pages.specified, ...pages.proposed].map(({ product }) => product.id))}
          >
            Compare all properties
          </Link>
        )}
      </div>
    </div>
  );
}
