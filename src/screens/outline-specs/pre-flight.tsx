import { useMemo, useState } from 'react';

import { AccountPage } from '#src/components/account/account-page.tsx';
import { Link } from '#src/components/page/link.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { readDocumentOptions } from '#src/components/specification/document-options.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { FindingList } from '#src/screens/outline-specs/finding-list.tsx';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import { useDivisions, useLoadedOutline } from '#src/screens/outline-specs/use-outline.ts';
import { useProjectCheck } from '#src/screens/outline-specs/use-project-check.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** All open items in a design project's sections, before its manual is issued. */
export function Screen() {
  const loaded = useLoadedOutline();
  return <Preflight key={loaded.project.seq} loaded={loaded} />;
}

const unitWords = { ip: 'US customary units', si: 'SI units', both: 'both unit systems' };
const noteWords = {
  remove: 'notes left out',
  hidden: 'notes as hidden text',
  visible: 'notes visible',
};

function Preflight({ loaded }: { loaded: LoadedOutline }) {
  const { project, failure } = loaded;
  const { seq } = project;
  const divisions = useDivisions(loaded);
  const sections = useMemo(() => divisions.flatMap((division) => division.sections), [divisions]);
  const [print] = useState(readDocumentOptions);
  const findings = useProjectCheck(loaded, sections, print);
  return (
    <AccountPage
      title="Pre-flight"
      description={`What is open in the sections of ${project.name} before its manual is issued.`}
      tools={
        <>
          <Link className={buttonClass()} to={to.outlineSpecs(seq)}>
            Outline specs
          </Link>
          <PrintButton />
        </>
      }
    >
      <p>
        <Link className="link" to={to.designProject(seq)}>
          <bdi>{project.name}</bdi>
        </Link>
        <span className="muted">
          {' '}
          · {pluralize(sections.length, 'section')}, checked for {unitWords[print.units]},{' '}
          {noteWords[print.notes]}
        </span>
      </p>
      <div role="alert" className="hidden-if-empty">
        {failure !== null && (
          <Notice tone="bad" title="Couldn’t load your SpecWizard projects.">
            <p>{failure} Reload the page to try again. Their sections aren’t checked.</p>
          </Notice>
        )}
        {findings === 'failed' && (
          <Notice tone="bad" title="Couldn’t check the project.">
            <p>Reload the page to try again.</p>
          </Notice>
        )}
      </div>
      <p role="status" className={findings === null ? 'muted' : 'bold'}>
        {findings === null
          ? 'Checking…'
          : findings === 'failed'
            ? ''
            : openText(findings.length, sections.length)}
      </p>
      {findings === null && <SkeletonText lines={8} />}
      {findings !== null && findings !== 'failed' && <FindingList seq={seq} findings={findings} />}
    </AccountPage>
  );
}

function openText(open: number, sections: number): string {
  if (sections === 0) return 'The project has no sections yet.';
  return open === 0 ? 'No open items. The manual is ready to issue.' : `${pluralize(open, 'open item')}.`;
}
