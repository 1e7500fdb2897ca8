import { withoutTrailing } from '#src/lib/without-trailing.ts';
import { prepositions } from '#src/reference-api/search/reading/context.ts';
import { cutTrailingWords } from '#src/reference-api/search/reading/cut-trailing-words.ts';

/** How a question or a wish begins. Anything else is a list of words, each of which counts. */
const beginning =
  /^(?:(?:how|what|where|which|who|why|when|can|could|should|do|does|is|are|give|show|find|please|tell|looking|searching|difference|compare|i|we|need|want|something|anything|stuff)\b(?!\/))/i;

/** Words of a question that say nothing about a building. */
const fillers = new Set(
  `how what where which who whom why when can could should would will shall do does did is are was were be am i im me my
  we us our you your it this that these those there here the a an and or to for of in on at with from by up out into as
  need needs want wants looking searching look find finding show give get gets tell please help put puts go goes going use
  used using make makes made making keep keeps keeping have has had any some best better good right kind sort option
  options instead something anything stuff thing things about between behind under over thick much many long hitting facing recommended recommend suggest difference compare vs versus`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** What is asked to be behind or under something is not that thing. */
const layers: readonly (readonly [asked: RegExp, layer: string])[] = [
  [
    /\b(?:under|beneath|below) (?:the |a |my )?(?:(?:hardwood|wood|tile|laminate|vinyl|lvt|lvp|engineered|plank|new) )*(?:floors?|flooring|tiles?|planks?|laminate|hardwood|lvt|lvp)\b/gi,
    'floor underlayment',
  ],
  [
    /\b(?:behind|under|beneath) (?:the |a )?(?:stucco|siding|cladding|brick|metal (?:wall )?panels?)\b/gi,
    'weather barrier',
  ],
  [
    /\b(?:under|beneath) (?:the |a )?(?:(?:metal|slate|tile|shingle|steep|clay) )*(?:roof(?:ing)?|shingles|roof tiles?)\b/gi,
    'roofing underlayment',
  ],
];

/** The place where it goes: useful for choosing, but not what is asked for. */
const place = / (?:that|which|over|under|behind|beneath|beside|near|around|next to|above|below) [\w-]/i;
const fewestWords = 2;

const significant = (text: string): string[] =>
  text.split(/\s+/).filter((word) => word !== '' && !fillers.has(word.toLowerCase().replace(/['’]/g, '')));

/** Verbs of questions, as titles name the activity. */
const deeds = new Map(
  `soundproof sound-damped gypsum board, flash flashing, flashed flashing, waterproof waterproofing, dampproof waterproofing, seal sealant, sealing sealant,
  insulate insulation, insulating insulation, fireproof fireproofing, caulk sealant, paint painting, roof roofing,
  shade shade, ventilate louver, drain drainage, quieter acoustic, quiet acoustic, noise acoustic, anchor anchor, fasten anchor,
  fastened anchor, attach anchor, birds bird-friendly, truck dock, trucks dock, carts wall protection, cart wall protection,
  underlay acoustic underlayment, birdproof bird control, dry vapor retarder, janitor mop, plaza bench, stucco eifs, foundation below-grade`
    .split(/,\s+/)
    .map((pair) => {
      const at = pair.indexOf(' ');
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
);

export const isQuestion = (text: string): boolean =>
  beginning.test(text.trim()) && /\S\s+\S+\s+\S/.test(text);

const verbs = new Set(
  'can could is are do does should will would has have goes works meets blocks stops resists reduces absorbs lets keeps lasts needs handles survives costs holds for'.split(
    ' ',
  ),
);
const longestThing = 3;

/** What a thing is for. `What insulation can I put under a slab`: the place is said as it was asked. */
function withUses(thing: string, words: readonly string[]): string {
  const [use] = significant(words.join(' '));
  if (use === undefined) return thing;
  const first = words.indexOf(use);
  const place = words.findLast((word, at) => at < first && prepositions.has(word.toLowerCase())) ?? 'for';
  return `${thing} ${place} ${significant(words.slice(first).join(' ')).join(' ')}`;
}

/** `Which roofing can stand water` as a search, `roofing for water`: the thing is named before the verb. Null for another question. */
function choiceOf(text: string): string | null {
  const [asks = '', ...words] = withoutTrailing(text.trim(), /[?!.]/).split(/\s+/);
  if (!/^(?:what|which)$/i.test(asks)) return null;
  if (/^(?:kind|type|sort)s?$/i.test(words[0] ?? '') && words[1] === 'of') words.splice(0, 2);
  const at = words.findIndex((word) => verbs.has(word.toLowerCase()));
  if (at < 1 || at > longestThing || at === words.length - 1) return null;
  const thing = words.slice(0, at).join(' ');
  return withUses(thing, words.slice(at + 1));
}

/** `How do I stop …`: what is done is no thing, unless titles name the activity. */
const deedAsked =
  /^how (?:(?:do|does|can|could|should|would|to) )+(?:(?:i|we|you|one|they|people|architects) )?(?<deed>[\w-]+) /i;
const withoutDeed = (text: string): string => text.replace(deedAsked, '');

/** A deed in several words. */
const wordyDeeds: readonly (readonly [asked: RegExp, deed: string])[] = [
  [
    /\b(?:stop|block|reduce|prevent|cut|keep|control|deaden|muffle)(?:p?ing)? (?:the )?(?:foot |footstep |impact )?(?:noise|sounds?|footsteps) (?:under|beneath|below|on|of|from|through) (?:the |a |my )?(?:(?:hardwood|wood|wooden|tile|laminate|vinyl|lvt|lvp|engineered|plank) )+(?:floors?|flooring)\b/gi,
    'underlay',
  ],
  [
    /\b(?:stop|keep|prevent|deter|scare)(?:p?ing)? (?:the )?(?:birds?|pigeons?|gulls?|seagulls?|sparrows?|swallows?|crows?) (?:away from|off of|off|away|out of|out|from (?:nesting|roosting|landing|perching|sitting)(?: on| in| under)?)(?= )/gi,
    'birdproof',
  ],
  [
    /\b(?:stop|prevent|avoid|reduce|control)(?:p?ing)? (?:the )?(?:condensation|sweating|dripping) (?:on|in|under|inside|from) (?=(?:(?:the|a|my|metal|steel|building|cold|inside|underside|of) ){0,5}(?:roof|wall|ceiling|attic|building|deck))/gi,
    'dry ',
  ],
  // Sound that goes through is stopped by mass, sound within a room by what absorbs it.
  [
    /\b(?:stop|block|reduce|prevent|cut|keep|control)(?:p?ing)? (?:the )?(?:noise|sounds?)(?: transfer| transmission)?(?: from (?:going|getting|passing|traveling|coming))? (?:between|through|from|out of)\b/gi,
    'soundproof',
  ],
  [/\bkeep(?:ing)? (?:the )?(?:ground)?(?:water|rain|moisture|dampness|damp) out(?: of)?\b/gi, 'waterproof'],
  [/\bkeep(?:ing)? (?:the )?(?:heat in|cold out)(?: of)?\b/gi, 'insulate'],
];

/** `Something to …`, `what can I use to …`. */
const wish =
  /^(?:(?:i|we) need )?(?:something|anything|stuff|products?|a way|ways|what (?:can|could|should|do) (?:i|we|you) use) (?:to|that (?:will|can)|which (?:will|can)) /i;

/** `How do I fireproof beams` as a search, `fireproofing for beams`: what is done names the thing. Null for another question. */
function deedOf(text: string): string | null {
  const inOneWord = wordyDeeds.reduce((before, [asked, deed]) => before.replace(asked, deed), text);
  // `Reduce noise between rooms` asks the same.
  const wished = inOneWord === text ? text : inOneWord.replace(wish, '');
  const told = wordyDeeds.some(([, deed]) => inOneWord !== text && `${wished} `.startsWith(`${deed.trim()} `))
    ? `how to ${wished} `
    : `${inOneWord} `;
  const [asks = '', deed = ''] = deedAsked.exec(told) ?? [];
  const thing = deeds.get(deed.toLowerCase());
  const uses = withoutTrailing(told.slice(asks.length), /[?!.\s]/).split(/\s+/);
  const about = thing === undefined ? null : withUses(thing, uses);
  return about === thing && inOneWord === text ? null : about;
}

/** The thing that a question asks for, and what for, as a search; null if it names none. */
export const searchAsked = (text: string): string | null => choiceOf(text) ?? deedOf(text.trim());

/** The words of a question that count, in the trade's words; the question itself if nothing else would be left. */
export function withoutFillerWords(text: string): string {
  const behind = layers.reduce(
    (before, [asked, layer]) => before.replace(asked, layer),
    withoutDeed(text.trim().replaceAll(/\s+/g, ' ')),
  );
  // Whoever would hear less of a floor asks for an acoustic one.
  if (
    behind.includes('floor underlayment') &&
    /\b(?:noise|sounds?|quiet|quieter|footsteps|squeak\w*)\b/i.test(text)
  )
    return 'acoustic underlayment';
  const asked = withoutTrailing(behind.trimEnd(), /[?!.]/);
  const placeless = significant(cutTrailingWords(asked, place, /[\w\s-]/));
  const words = placeless.length >= fewestWords ? placeless : significant(asked);
  const told = words.map((word) => deeds.get(word.toLowerCase()) ?? word);
  return told.length === 0 ? text : [...new Set(told)].join(' ');
}
