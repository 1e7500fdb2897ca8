import { Fragment } from 'react';

import { Link } from '#src/components/page/link.tsx';
import type { SpecReference, SpecSection } from '#src/contracts/spec-sections.ts';
import { standardSlug } from '#src/domain/spec-library/designation.ts';
import { citedReferences } from '#src/domain/specification/cited.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import { referenceAnchor } from '#src/screens/specifications/anchors.ts';
import { Places } from '#src/screens/specifications/places.tsx';
import style from '#src/screens/specifications/references.module.css';
import type { Reading } from '#src/screens/specifications/use-reading.ts';
import { Code } from '#src/ui/code.tsx';

/** The section's standards by organization, each with the paragraphs that cite it. */
export function References({ section, reading }: { section: SpecSection; reading: Reading }) {
  const { document, places, isGuide } = reading;
  const groups = citedReferences(section, document)
    .map((group) => ({
      ...group,
      references: group.references.filter(({ lineIds }) => isGuide || lineIds.length > 0),
    }))
    .filter(({ references }) => references.length > 0);
  return (
    <section className="pad-top-4 minor-heads spaced-heads screen-only" aria-labelledby="references">
      <h2 id="references">References</h2>
      <p className={`note screen-only ${style.more}`}>
        <Link className="link" to={to.standards(`section=${section.section.number}`)}>
          Standards in all specifications of this section
        </Link>
      </p>
      {groups.length === 0 ? (
        <p className="muted">This section cites no standards.</p>
      ) : (
        <table className={`ruled small-heads forced-ring ${style.table}`}>
          <thead>
            <tr>
              <th scope="col">Standard</th>
              <th scope="col">Title</th>
              <th scope="col">Cited in</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ organization, abbreviation, references }) => (
              <Fragment key={organization}>
                <tr>
                  <th scope="rowgroup" colSpan={3} className={style.organization}>
                    {organization === '' ? 'Cited but not in the references' : plainText(organization)}
                    {organization !== '' && ` (${plainText(abbreviation)})`}
                  </th>
                </tr>
                {references.map(({ reference, lineIds }) => (
                  <tr key={reference.designation} id={referenceAnchor(reference.designation)}>
                    <th scope="row">
                      <Link
                        className={`link ${style.cited}`}
                        to={to.standard(standardSlug(reference.designation))}
                        title="Where this standard is cited"
                      >
                        {plainText(reference.designation)}
                      </Link>
                    </th>
                    <td>
                      <bdi>{plainText(reference.title)}</bdi> <Status reference={reference} />
                    </td>
                    <td>
                      {lineIds.length === 0 ? (
                        <span className="muted">not cited</span>
                      ) : (
                        <Places ids={lineIds} places={places} />
                      )}
                    </td>
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Status({ reference: { status, replacedBy } }: { reference: SpecReference }) {
  if (status === 'active') return null;
  return (
    <span className="small redline nowrap">
      <Code tone="bad">{status.toUpperCase()}</Code>
      {replacedBy !== null && ` use ${plainText(replacedBy)}`}
    </span>
  );
}
