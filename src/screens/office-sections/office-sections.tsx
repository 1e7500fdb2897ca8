import { Suspense, useEffect, useId, useState } from 'react';

import { brand } from '#src/brand.ts';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { to } from '#src/paths.ts';
import { FirstSection } from '#src/screens/office-sections/first-section.tsx';
import { OfficeRow } from '#src/screens/office-sections/office-row.tsx';
import style from '#src/screens/office-sections/office-sections.module.css';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { loadSpecwizardProjects } from '#src/services/specwizard-projects.ts';
import { useOfficeSections, type OfficeEntry } from '#src/stores/office-sections.ts';
import { useTextStorage } from '#src/stores/saved-work.ts';
import { userIdOf, useSession } from '#src/stores/session.ts';
import { useWorkOwner } from '#src/stores/work-owner.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';

const OpenFile = lazyPart(
  async () => (await import('#src/screens/office-sections/open-file.tsx')).OpenFile,
  'Opening a file',
);

/** An office's own sections, which were opened from files in this browser. */
export function Screen() {
  useWorkOwner();
  const sections = useOfficeSections();
  const person = useSession(userIdOf);
  const [isOpening, setOpening] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (person === null) return;
    void loadSavedWork();
    // For the projects that use a section; the list works without them.
    void loadSpecwizardProjects();
  }, [person]);
  const shown = sections.filter((one) => hasWords(one, words));
  const name = 'My office’s sections';
  const place = useTextStorage();
  return (
    <Page
      title={name}
      description="Open your office’s master sections from Word, RTF, text, or SpecsIntact files, and edit, check, and compare them like any other."
      canonical={to.officeSections()}
    >
      <div className={`wrap stack at-start gap-3 compact-title ${style.page}`}>
        <Breadcrumbs crumbs={crumbsTo(name, { label: `${brand.specWizard}s`, href: to.specwizards() })} />
        <div className="stack gap-2">
          <h1>{name}</h1>
          <p className={`muted ${style.lead}`}>
            Open a master or a consultant’s section from a Word, RTF, text, or SpecsIntact file. The file is
            read on this device and never uploaded. {placeWords[place]}
          </p>
          <p className="flow gap-2">
            <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpening(true)}>
              Open a file…
            </Button>
            <Link className={buttonClass()} to={to.specwizards()}>
              Manufacturers’ sections
            </Link>
          </p>
        </div>
        {isOpening && (
          <Suspense>
            <OpenFile onClose={() => setOpening(false)} />
          </Suspense>
        )}
        <AccountTextNotice />
        {sections.length > 0 && <Narrow words={words} onWords={setWords} />}
        <p role="status" className="muted">
          {statusOf(sections.length, shown.length)}
        </p>
        {shown.length > 0 && (
          <ul className={`note line-top lined-items full-width ${style.list}`} aria-label={name}>
            {shown.map((one) => (
              <OfficeRow key={one.id} entry={one} />
            ))}
          </ul>
        )}
        {sections.length === 0 && <FirstSection />}
      </div>
    </Page>
  );
}

const placeWords = {
  account: 'Its text is saved to your account.',
  browser: 'Its text is kept in this browser.',
};

function Narrow({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const id = useId();
  return (
    <search className="flow at-bottom gap-2-4 note" aria-label="Filter your office’s sections">
      <label htmlFor={id}>
        <span className="block small muted">Number or title</span>
        <input
          id={id}
          type="search"
          className="control"
          value={words}
          onChange={({ currentTarget: { value } }) => onWords(value)}
        />
      </label>
    </search>
  );
}

/** Matches words of a title, or digits of a number in any spelling. */
function hasWords({ stored: { number, title } }: OfficeEntry, words: string): boolean {
  const typed = words.toLowerCase().trim();
  const digits = typed.replace(/[\s.]/g, '');
  if (/^\d+$/.test(digits)) return number.startsWith(digits);
  return typed.split(/\s+/).every((word) => title.toLowerCase().includes(word));
}

function statusOf(all: number, shown: number): string {
  if (all === 0) return 'No sections yet.';
  const count = `${all} ${all === 1 ? 'section' : 'sections'}`;
  return shown === all ? count : `${shown} of ${count}`;
}
