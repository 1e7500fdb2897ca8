import { pluralize } from '#src/lib/numbers.ts';
import { SectionName } from '#src/screens/outline-specs/section-name.tsx';
import { sectionAnchor } from '#src/screens/outline-specs/section-anchor.ts';
import style from '#src/screens/outline-specs/outline-specs.module.css';
import { sectionTitle } from '#src/domain/masterformat/known-sections.ts';
import { ownTextOf, withSectionBack } from '#src/domain/project-manual/outline-edits.ts';
import { missingSections } from '#src/domain/project-manual/outline.ts';
import type { OutlineDivision } from '#src/domain/project-manual/outline.ts';
import { changeOutline, useOutline } from '#src/stores/outline-work.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Lists the sections without a chosen specification. */
export function MissingNotice({ divisions }: { divisions: readonly OutlineDivision[] }) {
  const missing = missingSections(divisions);
  if (missing.length === 0) return null;
  return (
    <div className={`tall-links screen-only low-links ${style.missing}`}>
      <Notice title={`${pluralize(missing.length, 'section has', 'sections have')} no specification yet.`}>
        <ul className="full-width gap-0-4 note">
          {missing.map((section) => (
            <li key={section.number}>
              <a className="link" href={`#${sectionAnchor(section.number)}`}>
                <SectionName section={section} />
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** Removed sections, to restore them after the undo message is gone. */
export function RemovedSections({ seq, removed }: { seq: number; removed: readonly string[] }) {
  const { edits } = useOutline(seq);
  if (removed.length === 0) return null;
  return (
    <section
      className={`stack gap-1 note pad-top-3 lined-lists screen-only ${style.removed}`}
      aria-labelledby="removed"
    >
      <h2 id="removed">Removed from the outline</h2>
      <ul>
        {removed.map((number) => {
          const title = ownTextOf(edits, number).title ?? sectionTitle(number) ?? 'Section';
          return (
            <li key={number}>
              <span>
                <SectionName section={{ number, title }} />
              </span>
              <Button
                kind="plain"
                aria-label={`Restore ${title}`}
                onClick={() => changeOutline(seq, (work) => ({ edits: withSectionBack(work.edits, number) }))}
              >
                Restore
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
