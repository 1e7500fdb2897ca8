import { withoutTrailing } from '#src/lib/without-trailing.ts';
import { prepositions } from '#src/reference-api/search/reading/context.ts';
import { thingForPurpose } from '#src/reference-api/search/reading/purposes.ts';
import { termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { isTradeWord } from '#src/reference-api/search/trade-phrases.ts';
import { cutTrailingWords } from '#src/reference-api/search/reading/cut-trailing-words.ts';

/** How a question or a wish begins. Anything else is a list of words, each of which counts. */
const beginning =
  /^(?:(?:how|what|where|which|who|why|when|can|could|should|do|does|is|are|give|show|find|please|tell|looking|searching|difference|compare|i|we|need|want|something|anything|stuff)\b(?!\/))/i;

/** Who asks whether there is a roof hatch asks for one. */
const politely =
  /^(?:(?:(?:do|does|can|could|would) )?(?:you|anyone|anybody|someone|we|i) (?:have|carry|see|sell|get|find|offer|stock|recommend|make|makes)|(?:is|are) there|i(?:'m| am)? (?:need|want|looking for)|we (?:need|want)|(?:looking|searching) for|(?:show|get|find) me|where (?:can|do|could) (?:i|we) (?:find|get|buy)) (?:(?:an?y?|some|the) )?/i;
/** What is asked for politely, if it names something; the text itself otherwise. */
export function withoutPoliteness(text: string): string {
  const left = withoutTrailing(text.trim(), /[?!.]/).replace(politely, '');
  return isQuestion(left) || left === '' ? text : left;
}

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
  janitor mop, plaza bench, stucco eifs, foundation below-grade`
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

/** The thing of `what is the best insulation for a roof`, with what it is for. */
const bestOf = /^(?:what|which)(?:'s| is| are) (?:the |an? )?(?:best|good|right|ideal|better|cheapest) /i;

/** `Which roofing can stand water` as a search, `roofing for water`: the thing is named before the verb. Null for another question. */
function choiceOf(text: string): string | null {
  const whole = withoutTrailing(text.trim(), /[?!.]/);
  if (bestOf.test(whole) && / (?:for|in|to) /.test(whole)) return whole.replace(bestOf, '');
  const [asks = '', ...words] = whole.split(/\s+/);
  if (!/^(?:what|which)$/i.test(asks)) return null;
  if (/^(?:kind|type|sort)s?$/i.test(words[0] ?? '') && words[1] === 'of') words.splice(0, 2);
  const at = words.findIndex((word) => verbs.has(word.toLowerCase()));
  if (at < 1 || at > longestThing || at === words.length - 1) return null;
  const thing = words.slice(0, at).join(' ');
  if (/^(?:material|product|thing|system|device)s?$/i.test(thing)) return null;
  return withUses(thing, words.slice(at + 1));
}

/** `How do I stop …`: what is done is no thing, unless titles name the activity. */
const deedAsked =
  /^how (?:(?:do|does|can|could|should|would|to) )+(?:(?:i|we|you|one|they|people|architects) )?(?<deed>[\w-]+) /i;
const wish =
  /^(?:something|anything|stuff) (?:to|that|which) (?:(?:will|can) )?(?:stop|keep|prevent|hide|block|cover)s? /i;
const withoutDeed = (text: string): string => text.replace(deedAsked, '').replace(wish, '');

/** `How do I fireproof beams` as a search, `fireproofing for beams`: what is done names the thing. Null for another question. */
function deedOf(text: string): string | null {
  const [asks = '', deed = ''] = deedAsked.exec(text) ?? [];
  const thing = deeds.get(deed.toLowerCase());
  const uses = withoutTrailing(text.slice(asks.length), /[?!.]/).split(/\s+/);
  const about = thing === undefined ? null : withUses(thing, uses);
  return about === thing ? null : about;
}

const furtherWords = / (?:that|which|who|for|in|on|to|from|with|at|under|behind|between|of|so) /i;
/** A window to sell tickets, a floor for dropping weights: what it does tells which window is meant. */
const kindAndDeed = /^(?:an? |the )?(?<kind>[\w-]+) (?:(?:that|which|who|to) |for \w+ing )/i;

/** Who asks whether EIFS may be used on a tower has named it. */
const useOf =
  /^(?:can|could|should|may|do|does) (?:i|we|you|one) (?:use|put|install|apply) (?:an? |the )?(?<thing>(?:[\w-]+ ){1,3}?)(?:on|in|for|under|over|with|at|as) /i;
const vague = /^(?:place|rail|room|spot|thing|way)$/i;

/** The thing that a question asks for, and what for, as a search; null if it names none, or if it begins with the name of one. */
export function searchAsked(asked: string, isName: (text: string) => boolean): string | null {
  const text = withoutPoliteness(asked);
  const choice = choiceOf(text);
  if (choice !== null) return choice;
  // Who wants to hide rooftop units asks, who wants a quiet ceiling names it.
  const isAsking = isQuestion(text) || /^to /i.test(text);
  const [first = ''] = text.replace(/^(?:an?|the|some) /i, '').split(furtherWords);
  const isNamed = !isAsking && !vague.test(first) && isName(first);
  const deed = deeds.get(deedAsked.exec(text.trim())?.groups?.['deed'] ?? '');
  const kind = isNamed ? (kindAndDeed.exec(text)?.groups?.['kind'] ?? null) : (deed ?? '');
  const used = useOf.exec(text)?.groups?.['thing'] ?? '';
  const isSaid =
    kind === null || (text !== asked && !isAsking) || (used !== '' && termsOfPhrase(used).every(isTradeWord));
  return (isSaid ? null : thingForPurpose(text, isAsking, kind)) ?? deedOf(text.trim());
}

/** The words of a question that count, in the trade's words; the question itself if nothing else would be left. */
export function withoutFillerWords(text: string): string {
  const asked = withoutTrailing(withoutDeed(text.trim().replaceAll(/\s+/g, ' ')), /[?!.]/);
  const placeless = significant(cutTrailingWords(asked, place, /[\w\s-]/));
  const words = placeless.length >= fewestWords ? placeless : significant(asked);
  const told = words.map((word) => deeds.get(word.toLowerCase()) ?? word);
  return told.length === 0 ? text : [...new Set(told)].join(' ');
}
