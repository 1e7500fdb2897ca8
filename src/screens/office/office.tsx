import { useId } from 'react';

import { notify } from '#src/browser/toasts.ts';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { maxOfficeLine, officeFonts, type OfficeTemplate } from '#src/contracts/office-template.ts';
import { blankOffice, fontFacts, officeLabels } from '#src/domain/office-template/office-template.ts';
import { pageFields } from '#src/domain/office-template/page-lines.ts';
import { LogoField } from '#src/screens/office/logo-field.tsx';
import style from '#src/screens/office/office.module.css';
import { PagePreview } from '#src/screens/office/page-preview.tsx';
import {
  changeOfficeTemplate,
  removeOfficeTemplate,
  useOfficeTemplate,
} from '#src/stores/office-template.ts';
import { useTextStorage } from '#src/stores/saved-work.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SelectField } from '#src/ui/select-field.tsx';

const lines = ['headLeft', 'headRight', 'footLeft', 'footRight'] as const;

/** The office template with a preview page. Saved while typing. */
export function Screen() {
  const stored = useOfficeTemplate();
  const place = useTextStorage();
  const office = stored ?? blankOffice;
  const reset = (): void => {
    const before = removeOfficeTemplate();
    if (before) void notify.undo('Removed your office’s template.', () => changeOfficeTemplate(before));
  };
  return (
    <AccountPage
      title="Office"
      description="Your office’s name, logo, page lines, font, and paper for every document."
      tools={stored && <Button onClick={reset}>Remove template</Button>}
    >
      <AccountTextNotice
        across={<p>Set the template again in the other browser: this server has no place for it.</p>}
      />
      {stored === null && (
        <Notice title="Your office has no template yet.">
          <p>
            Documents look as usual. What you set here is used for every section, manual, addendum, list,
            form, and submittal.
          </p>
        </Notice>
      )}
      <div className={`halves at-top one-column-599 ${style.sides}`}>
        <form className="stack gap-3" aria-label="Office" onSubmit={(event) => event.preventDefault()}>
          <TextField
            label={officeLabels.name}
            autoComplete="organization"
            maxLength={maxOfficeLine}
            value={office.name}
            onChange={({ target }) => changeOfficeTemplate({ name: target.value })}
          />
          <LogoField logo={office.logo} name={office.name} />
          <Lines office={office} />
          <Choices office={office} />
          <p className="small muted">
            {place === 'account'
              ? 'Saved to your account as you type.'
              : 'Saved in this browser as you type.'}
          </p>
        </form>
        <PagePreview office={office} />
      </div>
    </AccountPage>
  );
}

function Lines({ office }: { office: OfficeTemplate }) {
  const hint = useId();
  return (
    <fieldset className="stack gap-2" aria-describedby={hint}>
      <legend className="note plain bold">Header and footer</legend>
      <ul className="halves gap-0-3 small muted" id={hint}>
        {Object.entries(pageFields).map(([field, what]) => (
          <li key={field}>
            <span className="mono nowrap">{`{${field}}`}</span> {what}
          </li>
        ))}
      </ul>
      <div className="halves gap-3">
        {lines.map((line) => (
          <TextField
            key={line}
            label={officeLabels[line]}
            autoComplete="off"
            maxLength={maxOfficeLine}
            value={office[line]}
            onChange={({ target }) => changeOfficeTemplate({ [line]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Choices({ office: { font, numbering, paper } }: { office: OfficeTemplate }) {
  const { word, pdf } = fontFacts[font];
  return (
    <>
      <SelectField
        label={officeLabels.font}
        value={font}
        hint={`${word} in Word, RTF, and web pages, which use the reader’s fonts; ${pdf} in PDF, which carries it.`}
        onChange={({ target }) =>
          changeOfficeTemplate({ font: officeFonts.find((one) => one === target.value) ?? 'sans' })
        }
      >
        {officeFonts.map((one) => (
          <option key={one} value={one}>
            {fontFacts[one].label}
          </option>
        ))}
      </SelectField>
      <div className="halves gap-3">
        <SelectField
          label={officeLabels.numbering}
          value={numbering}
          onChange={({ target }) =>
            changeOfficeTemplate({ numbering: target.value === '1.01' ? '1.01' : '1.1' })
          }
        >
          <option value="1.1">1.1, 1.2, …</option>
          <option value="1.01">1.01, 1.02, …</option>
        </SelectField>
        <SelectField
          label={officeLabels.paper}
          value={paper}
          onChange={({ target }) => changeOfficeTemplate({ paper: target.value === 'a4' ? 'a4' : 'letter' })}
        >
          <option value="letter">Letter</option>
          <option value="a4">A4</option>
        </SelectField>
      </div>
    </>
  );
}
