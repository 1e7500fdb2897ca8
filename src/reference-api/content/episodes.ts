import * as v from 'valibot';
import type { Line, ReportError } from '#src/reference-api/content/files.ts';
import { courses } from '#src/reference-api/content/courses.ts';
import { oneOf, sections, several, text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { numberedEntriesIn } from '#src/reference-api/content/entries.ts';
import { topics } from '#src/reference-api/content/posts.ts';
import { texts } from '#src/reference-api/content/texts.ts';

/** Who speaks: the host's name, the guest's, and the guest's firm. */
const Speakers = v.pipe(
  several(text),
  v.length(3, 'The host, the guest, and the guest’s firm are expected.'),
  v.transform(([host = '', guest = '', firm = '']) => ({ host, guest, firm })),
);
export type Speakers = v.InferOutput<typeof Speakers>;

const EpisodeFields = v.strictObject({
  number: wholeNumber,
  title: text,
  summary: text,
  series: oneOf([
    'Envelope',
    'Openings',
    'Interiors',
    'Contract documents',
    'Carbon and health',
    'Digital practice',
  ]),
  /** From the same list as the blog's, so that choosing a topic finds both. */
  topics: several(oneOf([...topics, 'health'])),
  sections,
  /** The guest's occupation. */
  guest: text,
  /** Where the guest works; the seed names the firm. `manufacturer` is one of the world's manufacturers. */
  firm: oneOf([
    'architects',
    'consultants',
    'engineers',
    'builders',
    'schools',
    'campus',
    'hospitals',
    'agency',
    'manufacturer',
  ]),
  /** The course that gives credit for listening, by its file name. */
  course: v.optional(oneOf(courses.map(({ slug }) => slug))),
  /** Who speaks, if the episode was recorded. The names are heard, so every world keeps them. */
  recorded: v.optional(Speakers),
});

export interface Episode extends v.InferOutput<typeof EpisodeFields> {
  slug: string;
  script: readonly ScriptLine[];
}
export type GuestFirm = Episode['firm'];

interface ScriptLine {
  kind: 'chapter' | 'host' | 'guest';
  /** {host} and {guest} stand for first names, {guestName} for the whole name, {firm} for the guest's firm. */
  text: string;
}

const kinds: ReadonlyMap<string, ScriptLine['kind']> = new Map([
  ['#', 'chapter'],
  ['H:', 'host'],
  ['G:', 'guest'],
]);

/** `# ` heads a chapter, `H: ` is the host's turn, `G: ` the guest's. */
const scriptOf = (body: readonly Line[], refuse: ReportError): ScriptLine[] =>
  body.flatMap(({ at, text: line }) => {
    if (line === '') return [];
    const [mark = ''] = line.split(' ', 1);
    const kind = kinds.get(mark) ?? refuse(at, 'A line begins with “# ”, “H: ” or “G: ”.');
    return [{ kind, text: line.slice(mark.length + 1) }];
  });

/** @internal */
export const readEpisodes = (files = texts): Episode[] =>
  numberedEntriesIn('episodes', EpisodeFields, files).map(({ slug, front, body, refuse }) => ({
    slug,
    ...front,
    script: scriptOf(body, refuse),
  }));

/** All episodes, the newest first. */
export const episodes: readonly Episode[] = readEpisodes().toReversed();

/** What is said and by whom, with first names filled in. Chapter titles are not spoken. */
export function spokenLines(
  { script }: Pick<Episode, 'script'>,
  { host, guest, firm }: Speakers,
): { speaker: string | null; text: string }[] {
  const first = { host: firstOf(host), guest: firstOf(guest) };
  return script.map(({ kind, text: line }) => ({
    speaker: kind === 'chapter' ? null : first[kind],
    text: line
      .replaceAll('{host}', first.host)
      .replaceAll('{guest}', first.guest)
      .replaceAll('{guestName}', guest)
      .replaceAll('{firm}', firm),
  }));
}

const firstOf = (name: string) => name.split(' ')[0] ?? name;
