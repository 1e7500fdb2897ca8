import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import { checkedSpecs, linePlace } from '#src/domain/project-manual/checks/checked-project.ts';
import type { CheckedProject } from '#src/domain/project-manual/checks/checked-project.ts';
import type { FindingPlace, ProjectFinding } from '#src/domain/project-manual/checks/project-finding.ts';
import { byNumber } from '#src/domain/project-manual/outline-edits.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';

const citation = /\bSection (\d\d)[ .]?(\d\d)[ .]?(\d\d)(?:\.(\d\d))?(?: - ([^.;:]{1,80}))?/gi;

/** Sections that others cite and the project doesn't have, each with all the paragraphs that cite it. */
export function missingSectionFindings(project: CheckedProject): ProjectFinding[] {
  const there = new Set(project.sections.flatMap(({ number }) => [number, number.slice(0, 6)]));
  const missing = new Map<string, { title: string; places: FindingPlace[]; citing: Set<string> }>();
  for (const spec of checkedSpecs(project)) {
    const { tree, state } = spec.content;
    for (const { id, line } of sectionDocument(tree, state))
      for (const [, one = '', two = '', three = '', four = '', title = ''] of lineText(line, state).matchAll(
        citation,
      )) {
        const number = `${one}${two}${three}${four}`;
        if (there.has(number) || there.has(number.slice(0, 6))) continue;
        const entry = missing.get(number) ?? { title: title.trim(), places: [], citing: new Set() };
        missing.set(number, entry);
        entry.citing.add(`${spec.seq}/${spec.filename}`);
        entry.places.push(linePlace(spec, id));
      }
  }
  return [...missing]
    .toSorted(([one], [other]) => byNumber(one, other))
    .map(([number, { title, places, citing }]) => {
      const name = findSection(number)?.title ?? title;
      const by = citing.size === 1 ? 'A section cites' : `${citing.size} sections cite`;
      return {
        key: `missing/${number}`,
        kind: 'missing',
        number,
        message: `${by} Section ${formatSection(number, '04')}${name === '' ? '' : `, ${name}`}, which the project doesn’t have.`,
        places,
      };
    });
}
