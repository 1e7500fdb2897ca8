import type { FoundLine } from '#src/domain/office-sections/found-text.ts';
import type { Level } from '#src/domain/specification/section-tree.ts';

/** The meaning of a style's name for its paragraphs. */
export type StyleMeaning =
  | { level: Level }
  | { kind: 'note' }
  | { place: NonNullable<FoundLine['place']> }
  | { heading: number };

const levels: readonly Level[] = [0, 1, 2, 3, 4, 5, 6];
const notes =
  /^(?:cmt|tip|nte|npr)$|specifiernote|notetospecifier|editornote|editorsnote|guidenote|arcatnote|specnote|hiddentext|^notes?\d?$/;
const parts = /^(?:prt|part|csipart|arcatpart|specpart|parttitle|partheading|partnumber)$/;
const articles =
  /^(?:art|article|csiarticle|arcatarticle|specarticle|articletitle|articleheading|articlenumber)$/;
const paragraphs = /^(?:pr|para|paragraph|csiparagraph|arcatparagraph)([1-5]?)$/;
const lower = /^(?:arcat|spec|csi)?sub(?:para|paragraph)?([1-4]?)$/;
const heads = /^(?:sct|sectiontitle|sectionnumber|sectionheading|arcattitle|title)$/;
const ends = /^(?:eos|endofsection|sectionend|arcatend|end)$/;
const captions = /^(?:tbt|tabletitle|tablecaption|caption)$/;
const asides = /^(?:toc\d?|tocheading|contents?(?:heading|\d)|hdr|ftr|header|footer|cpr|copyright)$/;

/** Recognizes the names in masters: PRT, ART, PR1 to PR5, and those of SectionFormat, ARCAT, and Word. */
export function meaningOfStyle(name: string): StyleMeaning | null {
  const plain = name.toLowerCase().replace(/[^a-z\d]/g, '');
  if (parts.test(plain)) return { level: 0 };
  if (articles.test(plain)) return { level: 1 };
  const [, paragraph] = paragraphs.exec(plain) ?? [];
  // Word's own "Paragraph" has no digit and says nothing; `PR` alone neither.
  if (paragraph !== undefined && (paragraph !== '' || /^(?:csi|arcat)/.test(plain)))
    return { level: levels[1 + Number(paragraph || 1)] ?? 6 };
  const [, sub] = lower.exec(plain) ?? [];
  if (sub !== undefined) return { level: levels[plain.includes('para') ? 3 : 3 + Number(sub || 0)] ?? 6 };
  if (notes.test(plain)) return { kind: 'note' };
  if (heads.test(plain)) return { place: 'title' };
  if (ends.test(plain)) return { place: 'end' };
  if (captions.test(plain)) return { place: 'caption' };
  if (asides.test(plain)) return { place: 'aside' };
  const [, heading] = /^heading([1-9])$/.exec(plain) ?? [];
  return heading === undefined ? null : { heading: Number(heading) };
}

/** The meaning of a style, or else of the nearest style that it is based on. */
export function meaningOfStyles(names: readonly string[]): StyleMeaning | null {
  for (const name of names) {
    const meaning = meaningOfStyle(name);
    if (meaning !== null) return meaning;
  }
  return null;
}
