import { useState } from 'react';

import { useEdition } from '#src/components/library/edition.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { parseSectionNumber } from '#src/domain/masterformat/number.ts';
import { sectionTitle } from '#src/domain/masterformat/known-sections.ts';
import { suggestKnownSections } from '#src/domain/masterformat/suggest-known-sections.ts';
import { withSection } from '#src/domain/project-manual/outline-edits.ts';
import type { OutlineDivision } from '#src/domain/project-manual/outline.ts';
import style from '#src/screens/outline-specs/outline-specs.module.css';
import { sectionAnchor } from '#src/screens/outline-specs/section-anchor.ts';
import { SectionName } from '#src/screens/outline-specs/section-name.tsx';
import { changeOutline } from '#src/stores/outline-work.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  seq: number;
  divisions: readonly OutlineDivision[];
  onClose: () => void;
}

const shown = 8;

/** Adds a section by its number or by words of its title. */
export function AddSection({ seq, divisions, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const edition = useEdition();
  const there = new Set(divisions.flatMap(({ sections }) => sections.map(({ number }) => number)));
  const found = choices(typed, suggestKnownSections(typed, edition, shown));
  const add = (number: string, title: string): void => {
    changeOutline(seq, ({ edits }) => ({ edits: withSection(edits, number) }));
    setSaid(`Added ${formatSection(number, '04')} ${title}.`);
  };
  const [first] = found;
  return (
    <Dialog title="Add section" onClose={onClose}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (first && !there.has(first.number)) add(first.number, first.title);
          // The next number replaces this one.
          event.currentTarget.querySelector('input')?.select();
        }}
      >
        <TextField
          label="Number or title"
          hint="A MasterFormat number like 07 92 00, or words from the title."
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setSaid('');
          }}
        />
      </form>
      <ul className={`lined-items ${style.choices}`} aria-label="Matching sections">
        {found.map(({ number, title }) => (
          <li key={number}>
            <span>
              <SectionName section={{ number, title }} />
            </span>
            {there.has(number) ? (
              <a className="link" href={`#${sectionAnchor(number)}`} onClick={onClose}>
                <Icon name="check" /> In the outline
              </a>
            ) : (
              <Button
                aria-label={`Add ${formatSection(number, '04')} ${title}`}
                onClick={() => add(number, title)}
              >
                Add
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="muted">
        {said !== '' ? said : typed.trim().length > 1 && found.length === 0 ? 'No matching sections.' : ''}
      </p>
    </Dialog>
  );
}

/** Listed sections that match, and any other valid number, because offices have sections of their own. */
function choices(
  typed: string,
  listed: readonly { digits: string; title: string }[],
): { number: string; title: string }[] {
  const found = listed.map(({ digits, title }) => ({ number: digits, title }));
  const number = parseSectionNumber(typed);
  if (
    number === null ||
    number.edition !== '04' ||
    number.level === 1 ||
    sectionTitle(number.digits) !== null
  )
    return found;
  return [{ number: number.digits, title: 'Custom section' }, ...found];
}
