import { useRef, useState } from 'react';

import { shownNumber, useEdition } from '#src/components/library/edition.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import style from '#src/components/inquiry/inquiry.module.css';
import type { InquiryRecipient } from '#src/contracts/forms/information-request.ts';
import { suggestSections } from '#src/domain/masterformat/suggest-sections.ts';
import type { Section } from '#src/domain/masterformat/sections.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { findSectionManufacturers } from '#src/services/inquiry.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

const shown = 6;

/** Finds manufacturers by section and adds them to the list below. */
export function ManufacturerSearch({ onFound }: { onFound: (makers: readonly InquiryRecipient[]) => void }) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const sections = suggestSections(typed, useEdition(), shown);
  const { submit: find, isSubmitting } = useSubmitOnce(async (section: Section) => {
    setSaid('Searching…');
    const { data, error } = await findSectionManufacturers(
      section.digits,
      '04',
      new AbortController().signal,
    );
    const name = `${shownNumber(section)} ${section.title}`;
    if (error) setSaid(`Couldn’t load the manufacturers of ${name}. ${error.message}`);
    else {
      const { manufacturers, others } = data;
      const byName =
        others === 0
          ? ''
          : ` ${others} more ${others === 1 ? 'is' : 'are'} listed by name only and can’t be contacted here.`;
      setSaid(
        manufacturers.length === 0
          ? `No manufacturer of ${name} accepts requests here.${byName}`
          : `${pluralize(manufacturers.length, 'manufacturer')} of ${name} added below.${byName}`,
      );
      setTyped((now) => (now === typed ? '' : now));
      onFound(manufacturers);
    }
  });
  return (
    <div className="stack gap-2">
      <TextField
        ref={field}
        label="Find by section"
        type="search"
        hint="A number like 07 54 23, or words from the title."
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (sections[0]) find(sections[0]);
        }}
      />
      {sections.length > 0 && (
        <ul className={`flow gap-1 ${style.sections}`} aria-label="Matching sections">
          {sections.map((section) => (
            <li key={section.digits}>
              <Button
                disabled={isSubmitting}
                onClick={() => {
                  // The suggestions disappear, so the focus goes back to the field.
                  field.current?.focus();
                  find(section);
                }}
              >
                <span className="mono">{shownNumber(section)}</span> {section.title}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="hidden-if-empty note quiet">
        {typed.trim().length > 1 && sections.length === 0 ? 'No matching sections.' : said}
      </p>
    </div>
  );
}
