import type { OutlineSection } from '#src/domain/project-manual/outline.ts';
import style from '#src/screens/outline-specs/outline-text.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** The products of a section, line by line. */
export function OutlineText({ section: { lines, specs, isOwn } }: { section: OutlineSection }) {
  if (!isOwn && specs.some(({ content }) => content === null)) return <SkeletonText lines={4} />;
  const failures = specs.flatMap(({ content }) => (typeof content === 'string' ? [content] : []));
  return (
    <>
      {failures.map((reason, index) => (
        <p key={index} role="alert" className="note redline screen-only">
          Couldn’t load the specification: {reason} Reload the page to try again.
        </p>
      ))}
      {lines.length === 0 && failures.length === 0 && (
        <p className="muted">
          No products yet. Write the section in SpecWizard, add items to the project, or enter them here.
        </p>
      )}
      {lines.length > 0 && (
        <ul className={`note plain unbroken-items ${style.lines}`}>
          {lines.map(({ level, text }, index) => (
            <li key={index} data-level={level} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
