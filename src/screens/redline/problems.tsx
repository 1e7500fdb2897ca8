import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import type { CallError } from '#src/contracts/result.ts';
import { RetryNotice, useRetry } from '#src/components/page/retry-notice.tsx';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { Side } from '#src/domain/redline/requested-sides.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import type { LoadedSide } from '#src/screens/redline/loaders.ts';
import { Notice } from '#src/ui/notice.tsx';

/** One of the two texts couldn't be loaded; it stays selected. */
export function SideFailed({ side: { side, section } }: { side: LoadedSide }) {
  if (!section.error) return null;
  if (section.error.status === 404)
    return (
      <Notice tone="bad" role="alert" title={`There is no specification “${side.filename}”.`}>
        <p>It may have been withdrawn. Choose another one above.</p>
      </Notice>
    );
  return <TryAgain filename={side.filename} error={section.error} />;
}

const TryAgain = ({ filename, error }: { filename: string; error: CallError }) => (
  <RetryNotice title={`Couldn’t load the text of “${filename}”.`} {...useRetry(error)}>
    <p>{error.message}</p>
  </RetryNotice>
);

export const DifferentNumbers = ({ old, now }: { old: SpecSection; now: SpecSection }) => (
  <Notice title="These are different sections, so there is nothing to compare.">
    <p>
      One is {nameOf(old)} by {plainText(old.company)}, the other {nameOf(now)} by {plainText(now.company)}.
      Choose two specifications with the same section number.
    </p>
  </Notice>
);

const nameOf = ({ section }: SpecSection): string =>
  `${formatSection(section.number, '04')} ${plainText(section.title)}`;

const openIn = ({ filename }: Side, project: SpecwizardProject | null): string =>
  project?.filename.includes(filename) === true
    ? to.specwizardInProject(project.seq, filename)
    : to.specwizard(filename);

/** After saving the person's own version: a link to it. */
export function SavedNotice({ side, project }: { side: Side; project: SpecwizardProject | null }) {
  const isInProject = project?.filename.includes(side.filename) === true;
  return (
    <Notice tone="good" role="status" title="Saved.">
      <p>
        Your {brand.specWizard} work on this section now matches your decisions.{' '}
        <Link className="link" to={openIn(side, project)}>
          Open it in {brand.specWizard}
        </Link>
        {isInProject
          ? ' to save it to the project too; Undo there takes you back.'
          : '; Undo there takes you back.'}
      </p>
    </Notice>
  );
}

/** This browser doesn't have that work. */
export function WorkMissing({ side, project }: { side: Side; project: SpecwizardProject | null }) {
  const isSaved = side.text === 'saved';
  return (
    <Notice
      title={
        isSaved
          ? 'This browser has no earlier text of your section.'
          : `You haven’t started this section in ${brand.specWizard} in this browser.`
      }
    >
      <p>
        {isSaved &&
          'It keeps the text of a section when you save it, so that you can compare when you come back later. '}
        <Link className="link" to={openIn(side, project)}>
          Open it in {brand.specWizard}
        </Link>
        , or choose another text above.
      </p>
    </Notice>
  );
}
