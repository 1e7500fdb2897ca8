import { coverFacts, entryTitle, manualDivisions, type Manual } from '#src/domain/project-manual/manual.ts';
import { documentFileName } from '#src/domain/specification/writers/file-name.ts';
import type { DocumentFormat } from '#src/domain/specification/writers/formats.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

/** `075423-thermoplastic-polyolefin-roofing.pdf`; adds a number if the name is taken. */
export function manualFileNames(
  sections: readonly PrintedSection[],
  format: DocumentFormat,
): ReadonlyMap<PrintedSection, string> {
  const taken = new Set<string>();
  const names = new Map<PrintedSection, string>();
  for (const section of sections) {
    const usual = documentFileName(section, format);
    let name = usual;
    const end = usual.lastIndexOf('.');
    for (let count = 2; taken.has(name); count += 1)
      name = `${usual.slice(0, end)}-${count}${usual.slice(end)}`;
    taken.add(name);
    names.set(section, name);
  }
  return names;
}

/** The contents of a ZIP as text, with each section's file name. */
export function manualContentsText(manual: Manual, names: ReadonlyMap<PrintedSection, string>): string {
  const lines = ['PROJECT MANUAL', manual.project];
  if (manual.draft !== '') lines.push(manual.draft);
  for (const [label, value] of coverFacts(manual)) lines.push(`${label}: ${value}`);
  for (const { heading, sections } of manualDivisions(manual.sections)) {
    lines.push('', heading);
    for (const section of sections)
      lines.push(`${section.number}  ${entryTitle(section, manual)}  ${names.get(section) ?? ''}`);
  }
  return `${lines.join('\r\n')}\r\n`;
}
