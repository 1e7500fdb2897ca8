import { Suspense, use, useState } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { brand } from '#src/brand.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Link } from '#src/components/page/link.tsx';
import { ProgressBar } from '#src/components/specification/progress-bar.tsx';
import { CompareLinks } from '#src/components/specification/compare-links.tsx';
import { useProjectDocuments } from '#src/components/specification/use-project-documents.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { mayEditSpecwizard } from '#src/domain/design-projects/project-right.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import { linesOfFile } from '#src/domain/specification/project-lines.ts';
import { sectionNow } from '#src/domain/specification/section-now.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { fullDate } from '#src/lib/dates.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/specwizard-projects/specwizard-project.module.css';
import type { OnChanged } from '#src/screens/specwizard-projects/add-section.tsx';
import { documentDay, sectionInProject } from '#src/stores/project-sections.ts';
import { removeSection } from '#src/services/specwizard-projects.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

const DocumentsOut = lazyPart(
  async () => (await import('#src/components/specification/documents-out.tsx')).DocumentsOut,
  'the download',
);

interface Props {
  project: SpecwizardProject;
  filename: string;
  /** Index of the section in the project. */
  index: number;
  section: Promise<Result<SpecSection>>;
  onChanged: OnChanged;
}

/** A section of a project: title, progress, and its last document. */
export function SectionRow({ project, filename, index, section, onChanged }: Props) {
  const { seq } = project;
  const facts = project.section[index];
  const title = facts === undefined || facts.title === '' ? filename : plainText(facts.title);
  const { submit: remove, isSubmitting } = useSubmitOnce(async () => {
    const { error = null } = await removeSection(project, filename, title);
    onChanged(error);
  });
  return (
    <li className={`at-middle note hairline-bottom pad-block-2 ${style.row}`}>
      <span className={`shrinks anywhere tall-links ${style.name}`}>
        {facts && <SectionNumber section={{ ...facts, title, number95: null }} />}{' '}
        <Link className="ink bold" to={to.specwizardInProject(seq, index === 0 ? null : filename)}>
          {title}
        </Link>
      </span>
      <span className={`shrinks quiet anywhere ${style.fact}`}>
        <bdi>{plainText(project.company[index] ?? '')}</bdi>
      </span>
      <PromptSuspense
        awaited={section}
        fallback={
          <span className={`shrinks quiet anywhere ${style.fact}`}>
            <Skeleton width="80px" height="14px" />
          </span>
        }
      >
        <Loaded project={project} filename={filename} title={title} section={section} />
      </PromptSuspense>
      <span className={`row ${style.acts}`}>
        <Link
          className={`inline-row accent ${style.open}`}
          to={to.specwizardInProject(seq, index === 0 ? null : filename)}
          aria-label={`Open ${title} in ${brand.specWizard}`}
        >
          Open
        </Link>
        {mayEditSpecwizard(project) && (
          <Button kind="plain" aria-label={`Remove ${title}`} disabled={isSubmitting} onClick={remove}>
            {isSubmitting ? 'Removing…' : 'Remove'}
          </Button>
        )}
      </span>
    </li>
  );
}

interface LoadedProps {
  project: SpecwizardProject;
  filename: string;
  title: string;
  section: Promise<Result<SpecSection>>;
}

const words = {
  same: null,
  mine: 'Unsaved changes in this browser',
  theirs: null,
  conflict: 'Changed here and elsewhere; open to resolve',
} as const;

/** Needs the section's lines; if they can't be loaded, shows only the number of chosen ones. */
function Loaded({ project, filename, title, section }: LoadedProps) {
  const { data, error } = use(section);
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState(() => documentDay(project.seq, filename));
  const documents = useProjectDocuments(project, filename);
  if (error)
    return (
      <span className={`shrinks redline anywhere ${style.fact}`}>
        {pluralize(linesOfFile(project.specs, filename).size, 'line')}. Couldn’t load the section:{' '}
        {error.message}
      </span>
    );
  const tree = sectionTree(data);
  const { state, newer } = sectionInProject(project, filename, tree);
  return (
    <>
      <span className={`shrinks quiet anywhere ${style.fact}`}>
        <ProgressBar {...sectionNow(tree, state).progress} of={title} />
        <span className={`flow baseline gap-0-3 small muted ${style.compare}`}>
          {pluralize(state.lines.size, 'line')}
          {sourcesOfName(filename) === null && (
            <CompareLinks section={data} seq={project.seq} className="link" />
          )}
        </span>
        {words[newer] !== null && <span className="block small redline">{words[newer]}</span>}
      </span>
      <span className={`shrinks quiet anywhere ${style.fact} ${style.last}`}>
        {day !== null && <time dateTime={day}>{fullDate(day) ?? day}</time>}
        <Button
          kind="plain"
          className={style.document}
          aria-haspopup="dialog"
          aria-label={`Download ${title}`}
          onClick={() => setOpen(true)}
        >
          <Icon name="download" /> Download
        </Button>
      </span>
      {isOpen && (
        <Suspense>
          <DocumentsOut
            section={data}
            tree={tree}
            state={state}
            {...documents}
            onGenerated={() => {
              documents.onGenerated();
              setDay(documentDay(project.seq, filename));
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
