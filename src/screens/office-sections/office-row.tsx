import { brand } from '#src/brand.ts';
import { notify } from '#src/browser/toasts.ts';
import { Link } from '#src/components/page/link.tsx';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { officeFilename, officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { sidesQuery } from '#src/domain/redline/requested-sides.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/office-sections/office-sections.module.css';
import { removeOfficeSection, setMaster, type OfficeEntry } from '#src/stores/office-sections.ts';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';
import { useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';
import { Button } from '#src/ui/button.tsx';

/** One section of the office: its number, title, date, version, and actions. */
export function OfficeRow({ entry }: { entry: OfficeEntry }) {
  const { id, filename, version, stored } = entry;
  const projects = useSpecwizardProjects((state) => state.projects);
  const uses = projects?.filter((one) => one.filename.some((file) => officeNameOf(file)?.id === id));
  const number = formatSection(stored.number, '04');
  const label = `${number} ${stored.title}`;
  const hasWork = readSectionDraft(draftPlace.file(filename)) !== null;
  const masterWords = stored.isMaster ? 'Unmark as master' : 'Mark as master';
  const earlier = officeFilename({ id, version: version - 1 });
  return (
    <li className="cluster between gap-0-4 pad-block-6px">
      <p className={`shrinks padded-links anywhere ${style.title}`}>
        <Link className="link" to={to.specwizard(filename)}>
          <span className="mono">{number}</span> {stored.title}
        </Link>
        {stored.isMaster && <span className={`small accent ${style.mark}`}>Master</span>}
        <span className="block small muted">
          {[
            `Version ${version}, ${fullDate(new Date(stored.at).toISOString()) ?? ''}`,
            `${stored.lines.length} lines`,
            stored.file,
            hasWork ? 'edited since' : '',
            uses === undefined || uses.length === 0
              ? ''
              : `used in ${uses.map(({ name }) => name).join(', ')}`,
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </p>
      <p className="cluster gap-0-3 muted padded-links">
        <Link
          className="link"
          to={to.specwizard(filename)}
          aria-label={`Open ${label} in ${brand.specWizard}`}
        >
          {brand.specWizard}
        </Link>
        {version > 1 && (
          <Link
            className="link"
            aria-label={`Changes in ${label} since its earlier version`}
            to={to.compareSpecifications(
              sidesQuery({
                old: { filename: earlier, text: 'recommended' },
                now: { filename, text: 'recommended' },
              }),
            )}
          >
            Changes
          </Link>
        )}
        <Button
          kind="plain"
          aria-label={`${masterWords}: ${label}`}
          onClick={() => setMaster(entry, !stored.isMaster)}
        >
          {masterWords}
        </Button>
        <Button
          kind="plain"
          aria-label={`Remove ${label}`}
          onClick={() => void notify.undo(`Removed ${label}`, removeOfficeSection(id))}
        >
          Remove
        </Button>
      </p>
    </li>
  );
}
