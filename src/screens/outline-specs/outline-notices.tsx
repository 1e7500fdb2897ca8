import { pluralize } from '#src/lib/numbers.ts';
import { SectionName } from '#src/screens/outline-specs/section-name.tsx';
import { sectionAnchor } from '#src/screens/outline-specs/section-anchor.ts';
import style from '#src/screens/outline-specs/outline-specs.module.css';
import { sectionTitle } from '#src/domain/masterformat/known-sections.ts';
import { ownTextOf, withSectionBack } from '#src/domain/project-manual/outline-edits.ts';
import { missingSections, type OutlineDivision } from '#src/domain/project-manual/outline.ts';
import { changeOutline, useOutline } from '#src/stores/outline-work.ts';
import { Button } from '#src/ui/button.tsx';

/** The number of sections without a specification, with a link to the first; each section says how to get one. */
export function MissingNotice({ divisions }: { divisions: readonly OutlineDivision[] }) {
  const missing = missingSections(divisions);
  const [first] = missing;
  if (!first) return null;
  return (
    <p className="note quiet screen-only">
      <span>{pluralize(missing.length, 'section has', 'sections have')} no specification yet.</span>{' '}
      <a className="link" href={`#${sectionAnchor(first.number)}`}>
        Go to {missing.length > 1 && 'the first, '}
        <SectionName section={first} />
      </a>
    </p>
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
