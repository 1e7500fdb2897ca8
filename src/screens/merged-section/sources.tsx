import { useId } from 'react';
import { useNavigate } from 'react-router';

import { Link } from '#src/components/page/link.tsx';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { fullDate } from '#src/lib/dates.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/merged-section/merge-specifications.module.css';

interface Props {
  filenames: readonly string[];
  sections: readonly SpecSection[];
}

/** The manufacturers of the sections, and which product is the basis of design. */
export function Sources({ filenames, sections }: Props) {
  const group = useId();
  const navigate = useNavigate();
  const byName = new Map(sections.map((section) => [section.filename, section]));
  const go = (names: readonly string[]): void => {
    void navigate(to.mergeSpecifications(names), { preventScrollReset: true });
  };
  return (
    <div className="scroll-x">
      <table className={`full-width note ${style.sources}`}>
        <caption className="unseen">Sections to merge</caption>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Manufacturer</th>
            <th scope="col">File</th>
            <th scope="col">Revised</th>
            <th scope="col" className="screen-only">
              <span className="unseen">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {filenames.map((filename, index) => {
            const section = byName.get(filename);
            const company = section ? plainText(section.company) : filename;
            const others = filenames.filter((one) => one !== filename);
            return (
              <tr key={filename}>
                <td>
                  <label className={`baseline nowrap high-26 gap-2 ${style.basis}`}>
                    <input
                      type="radio"
                      name={group}
                      checked={index === 0}
                      disabled={section === undefined}
                      aria-label={`${company} is the basis of design`}
                      onChange={() => go([filename, ...others])}
                    />
                    <span aria-hidden="true">{index === 0 ? 'Basis of design' : 'Comparable'}</span>
                  </label>
                </td>
                <th scope="row">
                  {section ? (
                    <Link
                      className="link"
                      to={
                        section.coid === null
                          ? to.specwizard(filename)
                          : to.specification(section.coid, filename)
                      }
                    >
                      <bdi>{company}</bdi>
                    </Link>
                  ) : (
                    <span className="muted">Not shown</span>
                  )}
                </th>
                <td className="mono">{filename}</td>
                <td>{section && (fullDate(section.revised) ?? section.revised)}</td>
                <td className="screen-only">
                  <Link className="link" to={to.mergeSpecifications(others)} aria-label={`Remove ${company}`}>
                    Remove
                  </Link>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
