import { brand } from '#src/brand.ts';
import { notify } from '#src/browser/toasts.ts';
import { Link } from '#src/components/page/link.tsx';
import style from '#src/components/specification/merged-list.module.css';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import { to } from '#src/paths.ts';
import { removeMerge, useAreMergesStored, useMergedSections } from '#src/stores/merged-sections.ts';
import type { StoredMerge } from '#src/stores/merged-sections.ts';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';
import { Button } from '#src/ui/button.tsx';

/** Sections that the user merged in this browser; renders nothing if there are none. */
export function MergedList() {
  const merges = useMergedSections();
  const isStored = useAreMergesStored();
  const sorted = Object.entries(merges).toSorted(([, one], [, other]) => other.at - one.at);
  if (sorted.length === 0) return null;
  return (
    <section aria-labelledby="merged-sections" className={`stack gap-2 note ${style.merged}`}>
      <h2 id="merged-sections">Your merged sections</h2>
      {!isStored && <p role="status">This browser isn’t saving them: its storage is full or turned off.</p>}
      <ul>
        {sorted.map(([name, merge]) => (
          <Row key={name} name={name} merge={merge} />
        ))}
      </ul>
    </section>
  );
}

function Row({ name, merge }: { name: string; merge: StoredMerge }) {
  const { number, title, makers, open } = merge;
  const label = `${formatSection(number, '04')} ${title}`;
  const draft = readSectionDraft(draftPlace.file(name));
  const remove = (): void => {
    void notify.undo(`Removed ${label}`, removeMerge(name));
  };
  return (
    <li>
      <p className={`shrinks padded-links ${style.title}`}>
        <Link className="link" to={to.specwizard(name)}>
          <span className="mono">{formatSection(number, '04')}</span> {title}
        </Link>{' '}
        <span className="muted">
          <bdi>{makers[0]}</bdi>, with {makers.slice(1).join(' and ')}
        </span>
      </p>
      <p className="cluster gap-0-3 muted padded-links">
        <span>{open === 0 ? 'Everything resolved' : `${open} to resolve`}</span>
        {draft && (
          <span>
            {draft.made} of {draft.all} decisions
          </span>
        )}
        <Link
          className="link"
          to={to.mergeSpecifications(sourcesOfName(name) ?? [])}
          aria-label={`Resolve the conflicts in ${label}`}
        >
          Resolve
        </Link>
        <Link className="link" to={to.specwizard(name)} aria-label={`Open ${label} in ${brand.specWizard}`}>
          {brand.specWizard}
        </Link>
        <Button kind="plain" aria-label={`Remove ${label}`} onClick={remove}>
          Remove
        </Button>
      </p>
    </li>
  );
}
