import { parseSync, Visitor } from 'vite';
import { sourcesOf } from '#tests/architecture/sources.ts';

export interface Pattern {
  source: string;
  flags: string;
  /** `path:line` of each place where it is written. */
  places: readonly string[];
}

/** Every regular expression that is written out in the site and the reference API, each once, by `/source/flags`. */
export function writtenPatterns(): ReadonlyMap<string, Pattern> {
  const found = new Map<string, Pattern>();
  for (const { path, text } of sourcesOf('src/**/*.{ts,tsx}')) {
    const add = (source: string, flags: string, start: number): void => {
      const key = `/${source}/${flags}`;
      const place = `${path}:${text.slice(0, start).split('\n').length}`;
      found.set(key, { source, flags, places: [...(found.get(key)?.places ?? []), place] });
    };
    new Visitor({
      Literal(node) {
        if ('regex' in node) add(node.regex.pattern, node.regex.flags, node.start);
      },
      NewExpression({ callee, arguments: [source, flags], start }) {
        if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
        if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
        add(
          source.value,
          flags?.type === 'Literal' && typeof flags.value === 'string' ? flags.value : '',
          start,
        );
      },
    }).visit(parseSync(path, text).program);
  }
  return found;
}

/** So many steps at one place are still a few; where the start is the only place, more are. */
const fewSteps = 1_000;
const fewStepsOnce = 100_000;

/**
 * All up to a character, as in `[^/]+/`, alone or as a group: it ends at one place, and shorter it never matches, since
 * what follows is the character itself, or it and the end.
 */
const upTo = /(?:\((?:\?<\w+>)?\[\^([^\w\\\]])\]\+\)|\[\^([^\w\\\]])\]\+)(?=\\?(?:\1\2)(?:[^*?{]|[*?]\$$))/g;

/**
 * Whether a pattern takes linear time as anyone can see: no group is repeated, and it repeats nothing without end; or one
 * character alone, at its very end, where nothing is left to fail, or where it is tried at one place alone, the start,
 * behind any number of parts that go up to a character. It looks around for so many characters at most. All others are
 * for the checker.
 */
export function isPlainlyLinear({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean {
  const hasOneStart =
    source.startsWith('^') && !flags.includes('m') && !withoutGroups(bareOf(source)).includes('|');
  const bare = bareOf(hasOneStart ? source.replaceAll(upTo, 'x') : source);
  const endless = bare.match(/[*+]|\{\d+,\}/g)?.length ?? 0;
  const bounds = [...bare.matchAll(/\{(?:\d+,)?(\d+)\}/g)].map(([, most]) => Number(most));
  if (endless === 0 && bounds.length === 0) return true;
  const steps = bounds.reduce((product, most) => product * most, 1);
  if (/\)[*+{]/.test(bare) || steps > (hasOneStart ? fewStepsOnce : fewSteps)) return false;
  if (endless === 0) return true;
  if (endless > 1 || /\(=[^()]*[*+{(]/.test(bare)) return false;
  return hasOneStart || (bounds.length === 0 && /[*+]$/.test(bare));
}

/** A pattern with `x` for each escape and class, and groups of two kinds: those that look around, and all others. */
function bareOf(source: string): string {
  return source
    .replaceAll(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\k<[^>]*>|\\./gu, 'x')
    .replaceAll(/\[[^\]]*\]/g, 'x')
    .replaceAll(/\(\?(?:<\w+>|<?[=!]|:)/g, (start) => (/[=!]/.test(start) ? '(=' : '('));
}

function withoutGroups(pattern: string): string {
  const inner = pattern.replaceAll(/\([^()]*\)/g, 'x');
  return inner === pattern ? pattern : withoutGroups(inner);
}
