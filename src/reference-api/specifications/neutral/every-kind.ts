import { genericMaster } from '#src/reference-api/specifications/generic-master.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/**
 * The master made from a profile, with the values of every kind of product. One for a manufacturer has only those of its own
 * kind, and leaves the others to the manufacturer.
 */
export function everyKindMaster(profile: SectionProfile, usual: string): SectionMaster {
  const master = genericMaster(profile, usual);
  let text = master.text;
  const references = new Map(master.references);
  for (const [index, noun] of profile.nouns.entries()) {
    if (noun === usual) continue;
    const other = genericMaster(profile, noun);
    text = text.replace(kindArticle(text, index + 1), () => kindArticle(other.text, index + 1));
    for (const [designation, title] of other.references) references.set(designation, title);
  }
  return { ...master, text, references: [...references] };
}

/** The article of a kind, counted from 1, with its heading. */
function kindArticle(text: string, kind: number): string {
  const lines = text.split('\n');
  const from = lines.findIndex(
    (line) => line.startsWith('ARTICLE ') && line.endsWith(` ;; if #kind-${kind}`),
  );
  const length = lines.slice(from + 1).findIndex((line) => /^(?:PART|ARTICLE)\b/.test(line));
  return lines.slice(from, from + 1 + length).join('\n');
}
