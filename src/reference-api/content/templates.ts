import * as v from 'valibot';
import { text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { fileAt } from '#src/reference-api/content/files.ts';
import { blocksUnderHeading, blocksOf, type Block } from '#src/reference-api/content/markdown.ts';
import { numberedEntriesIn } from '#src/reference-api/content/entries.ts';
import { texts } from '#src/reference-api/content/texts.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import { addAll } from '#src/lib/long-lists.ts';

/** The value of a placeholder; null if the world has none. */
export type Lookup<Name extends string> = (name: Name) => string | number | null;

/** A text whose placeholders are filled from left to right. */
export type Template<Name extends string> = (lookup: Lookup<Name>, random: Random) => string;

/**
 * A text with places in braces: `{name}`, `{name else what there is without it}`, `{name?what only it has}`,
 * `{one | another}` of which one is picked, `{7..14}` for a number.
 * @internal
 */
export function templateOf<Name extends string>(
  said: string,
  names: readonly Name[],
  refuse: (why: string) => never,
): Template<Name> {
  const parts = partsOf(said);
  if (parts.length % 2 === 0) refuse(`A brace is missing in “${said}”.`);
  const filled = parts.map((part, index) => (index % 2 === 0 ? () => part : placeOf(part, names, refuse)));
  return (lookup, random) => filled.map((part) => part(lookup, random)).join('');
}

function placeOf<Name extends string>(
  place: string,
  names: readonly Name[],
  refuse: (why: string) => never,
): Template<Name> {
  const known = (name = '') =>
    names.find((one) => one === name) ?? refuse(`“${name}” is none of these: ${names.join(', ')}.`);
  const options = optionsOf(place);
  if (options.length > 1) {
    const templates = options.map((option) => templateOf(option, names, refuse));
    return (lookup, random) => random.pick(templates)(lookup, random);
  }
  const [, least, greatest] = /^(\d+)\.\.(\d+)$/.exec(place) ?? [];
  if (least !== undefined) return (_, random) => String(random.integer(Number(least), Number(greatest)));
  const [, condition, rest] = /^([^?{}]+)\?(.+)$/.exec(place) ?? [];
  if (condition !== undefined) {
    const [name, template] = [known(condition), templateOf(rest ?? '', names, refuse)];
    return (lookup, random) => (lookup(name) === null ? '' : template(lookup, random));
  }
  const [first, otherwise = ''] = place.split(' else ');
  const name = known(first);
  return (lookup) => String(lookup(name) ?? otherwise);
}

/** What is outside and inside of braces, in turn: `a {b {c}} d` gives `a `, `b {c}`, ` d`. */
function partsOf(said: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of said) {
    const before = depth;
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (before !== depth && (before === 0 || depth === 0)) parts.push('');
    else parts.push((parts.pop() ?? '') + sign);
  }
  return parts;
}

/** `one | two {a | b}` is `one` and `two {a | b}`. */
function optionsOf(place: string): string[] {
  const options = [''];
  for (const [index, part] of partsOf(place).entries()) {
    const [first = '', ...others] = index % 2 === 0 ? part.split(' | ') : [`{${part}}`];
    options.push((options.pop() ?? '') + first);
    addAll(options, others);
  }
  return options;
}

const TemplateFields = v.strictObject({
  number: wholeNumber,
  /** A value without which there is nothing to tell. */
  needs: v.optional(text),
  /** The value that is the day of which it tells. */
  day: v.optional(text),
});

/** The texts about a record. Each is a template, or several of which one is picked. */
interface WrittenTemplate<Name extends string> {
  /** Whether there is what it tells of. */
  suits: (lookup: Lookup<Name>) => boolean;
  day: Name | undefined;
  title: Template<Name>;
  summary: Template<Name>;
  paragraphs: readonly Template<Name>[];
}

/** The templates in a folder, by number. */
export const templatesIn = <Name extends string>(
  folder: string,
  names: readonly Name[],
  files = texts,
): WrittenTemplate<Name>[] =>
  numberedEntriesIn(folder, TemplateFields, files).map(({ front, body, refuse }) => {
    const blocks = blocksOf(body, refuse);
    const below = (heading: string) =>
      blocksUnderHeading(blocks, heading).map((block) =>
        pickedFrom(block, names, (why) => refuse(heading, why)),
      );
    const oneBelow = (heading: string) => below(heading)[0] ?? refuse('text', `“## ${heading}” is missing.`);
    const named = (field: 'needs' | 'day') => {
      const name = front[field];
      return name === undefined
        ? undefined
        : (names.find((one) => one === name) ?? refuse(field, `“${name}” is no value.`));
    };
    const [needed, day] = [named('needs'), named('day')];
    return {
      suits: (lookup) => [needed, day].every((name) => name === undefined || lookup(name) !== null),
      day,
      title: oneBelow('Title'),
      summary: oneBelow('Summary'),
      paragraphs: below('Text'),
    };
  });

function pickedFrom<Name extends string>(
  block: Block,
  names: readonly Name[],
  refuse: (why: string) => never,
): Template<Name> {
  if (block.kind === 'paragraph') return templateOf(block.text, names, refuse);
  const templates = block.kind === 'list' ? block.items.map((item) => templateOf(item, names, refuse)) : [];
  if (templates.length === 0) refuse('A paragraph or a list is expected.');
  return (lookup, random) => random.pick(templates)(lookup, random);
}

/** The templates in the list below a heading of a file. */
export function templateListIn<Name extends string>(
  path: string,
  heading: string,
  names: readonly Name[],
  files = texts,
): Template<Name>[] {
  const { lines, refuse } = fileAt(path, files);
  const [list] = blocksUnderHeading(blocksOf(lines, refuse), heading);
  if (list?.kind !== 'list') return refuse(heading, 'A list is expected.');
  return list.items.map((item) => templateOf(item, names, (why) => refuse(heading, why)));
}
