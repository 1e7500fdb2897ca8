import { Link } from '#src/components/page/link.tsx';
import type { OutlineSection, ReadSpec } from '#src/domain/project-manual/outline.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { sectionNow } from '#src/domain/specification/section-now.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/outline-specs/outline-specs.module.css';
import { Button } from '#src/ui/button.tsx';

interface Props {
  section: OutlineSection;
  /** Null if it isn't known whether there are any. */
  onChoose: (() => void) | null;
}

/** A section's specifications, or how to get one, and the project items that need it. */
export function SectionSpecs({ section: { title, number, specs, items, isOwn }, onChoose }: Props) {
  const count = items.length;
  return (
    <ul className={`flow baseline gap-1-4 small screen-only ${style.facts}`}>
      {specs.map(({ seq, filename, company, content }) => (
        <li key={`${seq}/${filename}`}>
          <Link className="link" to={to.specwizardInProject(seq, filename)}>
            {officeNameOf(filename) === null ? (
              <>
                SpecWizard by <bdi>{plainText(company)}</bdi>
              </>
            ) : (
              'My office’s section'
            )}
          </Link>
          {content !== null && typeof content !== 'string' && <Decided {...content} />}
        </li>
      ))}
      {specs.length === 0 && onChoose && number !== '' && (
        <li>
          <Button
            kind="plain"
            aria-haspopup="dialog"
            aria-label={`Choose a specification for ${title}`}
            onClick={onChoose}
          >
            Choose a specification
          </Button>
        </li>
      )}
      {count > 0 && <li className="muted">{pluralize(count, 'project item')}</li>}
      {isOwn && <li className="muted">Edited by you</li>}
    </ul>
  );
}

/** Renders nothing if there is nothing to decide. */
function Decided({ tree, state }: ReadSpec) {
  const { all, percent } = sectionNow(tree, state).progress;
  return all > 0 && <span className="muted">, {percent}% decided</span>;
}
