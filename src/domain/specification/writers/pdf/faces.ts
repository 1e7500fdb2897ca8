import type { OfficeFont, OfficeTemplate } from '#src/contracts/office-template.ts';
import { readFont } from '#src/domain/specification/writers/pdf/font.ts';
import type { Faces } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { noteText, projectText } from '#src/domain/specification/writers/shown-lines.ts';

/** A font file: a weight and the scripts it covers. */
export interface FontFile {
  /** Sans serif by default. */
  family?: OfficeFont | undefined;
  weight: FontWeight;
  script: FontScript;
}
export type FontWeight = 400 | 600;
export type FontScript = 'latin' | 'latin-ext' | 'greek' | 'cyrillic';

/** Loads the bytes of a WOFF file. */
export type LoadFont = (file: FontFile) => Promise<Uint8Array>;

const others: readonly (readonly [script: FontScript, letters: RegExp])[] = [
  ['latin-ext', /[\u0100-\u02af\u1e00-\u1eff\u20a0-\u20bf]/],
  ['greek', /[\u0370-\u03ff]/],
  ['cyrillic', /[\u0400-\u04ff\u2116]/],
];

/** The fonts of a section. Loads only files for scripts that it uses. */
export const facesOf = (section: PrintedSection, load: LoadFont): Promise<Faces> =>
  facesOfText(textOfSection(section), load, section.office?.font);

/** All text of a section, to find its scripts. */
export const textOfSection = (section: PrintedSection): string =>
  [
    section.title,
    section.draft ?? '',
    section.copyright,
    section.header.date,
    projectText(section),
    noteText(section.manufacturerNote ?? ''),
    officeText(section.office),
    ...section.lines.flatMap((line) => [line.text, ...line.rows.flatMap(({ cells }) => cells)]),
  ].join('\n');

export const officeText = (office: OfficeTemplate | undefined): string =>
  office === undefined
    ? ''
    : [office.name, office.headLeft, office.headRight, office.footLeft, office.footRight].join('\n');

const names = { sans: 'Sans', serif: 'Serif', mono: 'Mono' } as const;

/** Scripts that a family lacks use the sans serif family. */
const familyOf = (family: OfficeFont, script: FontScript): OfficeFont =>
  script === 'greek' ? 'sans' : family;

/** The same for any text. */
export async function facesOfText(text: string, load: LoadFont, family: OfficeFont = 'sans'): Promise<Faces> {
  const scripts: FontScript[] = ['latin'];
  for (const [script, letters] of others) if (letters.test(text)) scripts.push(script);
  const face = (weight: FontWeight) =>
    Promise.all(
      scripts.map(async (script) => {
        const own = familyOf(family, script);
        const bytes = await load({ family: own, weight, script });
        return readFont(bytes, `IBMPlex${names[own]}-${weight}-${script}`, weight);
      }),
    );
  const [regular, bold] = await Promise.all([face(400), face(600)]);
  return { regular, bold };
}
