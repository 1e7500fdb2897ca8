import { expect, it } from 'vitest';
import { sourcesOf, withoutComments } from '#tests/architecture/sources.ts';

/** Properties that a browser with forced colors (Windows’ high contrast) sets itself, or drops. */
const ofColor =
  /^(?:background(?:-color)?|color|border(?:-\w+)*-color|outline-color|box-shadow|fill|stroke|accent-color|text-decoration-color)$/;
/** Properties that show nothing by themselves. */
const unseen = /^(?:--.*|cursor|z-index|transition|print-color-adjust|pointer-events)$/;
/** In a selector: something that is so at one time and not at another, except what only the pointer causes. */
const state = /\[aria-(?!label)|\[data-|:checked|:disabled|:target|:popover-open|\[open\]/;
const ofPointer = /:hover|:active|::placeholder/;

/** What is no state, or is told in another way as well. */
const toldOtherwise = new Set([
  // A star is empty or full: browsers leave the shapes of drawings alone.
  "src/components/favorites/favorite-button.module.css .star[aria-pressed='true']",
  "src/components/favorites/favorite-button.module.css .star[aria-pressed='true'] svg",
  "src/components/library/state-map.module.css .state[data-shade='4'] text",
  'src/components/viewer/model/model-canvas.module.css .measured line',
  'src/components/viewer/model/model-canvas.module.css .measured text',
  // Words that say it.
  'src/screens/business/landing.module.css .red h1',
  'src/screens/projects/schedule.module.css .remark',
  // Lines of the grid that are always there, and bold.
  'src/screens/reports/usage-grid.module.css .head .line > .project',
  'src/screens/reports/usage-grid.module.css .foot .line > .project',
  'src/screens/reports/usage-grid.module.css .group > .project',
]);

interface Rule {
  selector: string;
  properties: readonly string[];
  isForced: boolean;
  isPrinted: boolean;
}

function rulesOf(css: string): Rule[] {
  const found: Rule[] = [];
  const around: string[] = [];
  let from = 0;
  const text = withoutComments(css);
  for (const { 0: sign, index } of text.matchAll(/[{};]/g)) {
    const part = text.slice(from, index).trim();
    if (sign === '{') around.push(part);
    else {
      const selector = around.at(-1) ?? '';
      const [name = ''] = part.split(':');
      if (part !== '' && !selector.startsWith('@'))
        for (const one of splitList(selector))
          found.push({
            selector: one.replaceAll(/\s+/g, ' '),
            properties: [name.trim()],
            isForced: around.some((block) => block.includes('forced-colors')),
            isPrinted: around.some((block) => block.startsWith('@media print')),
          });
      if (sign === '}') around.pop();
    }
    from = index + 1;
  }
  return merged(found);
}

/** A rule for each selector and place, with all that it says. */
function merged(rules: readonly Rule[]): Rule[] {
  const kept = new Map<string, Rule>();
  for (const rule of rules) {
    const key = `${rule.selector} ${rule.isForced} ${rule.isPrinted}`;
    const before = kept.get(key);
    kept.set(key, before ? { ...rule, properties: [...before.properties, ...rule.properties] } : rule);
  }
  return [...kept.values()];
}

/** At commas outside of parentheses. */
function splitList(selector: string): string[] {
  let depth = 0;
  let parts = [''];
  for (const sign of selector) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts = [...parts, ''];
    else parts = [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${sign}`];
  }
  return parts.map((part) => part.trim());
}

/** By module, the classes that components give only at times. */
const givenAtTimes = new Map<string, string[]>();
for (const { text } of sourcesOf('src/**/*.tsx')) {
  const code = withoutComments(text);
  for (const [, binding = '', path = ''] of code.matchAll(/import (\w+) from '#([^']+\.module\.css)';/g)) {
    const given = new RegExp(`(?:\\?|&&)\\s*(?:\`[^\`$]*\\$\\{)?${binding}\\.(\\w+)`, 'g');
    const names = [...code.matchAll(given)].map(([, name = '']) => name);
    givenAtTimes.set(path, [...(givenAtTimes.get(path) ?? []), ...names]);
  }
}

/** By module, the classes with a primitive that shows states in forced colors (src/ui/primitives/forced-colors.css). */
const shownByPrimitive = new Map<string, string[]>();
for (const { text } of sourcesOf('src/**/*.tsx')) {
  for (const [, binding = '', path = ''] of text.matchAll(/import (\w+) from '#([^']+\.module\.css)';/g)) {
    const names = [...text.matchAll(/`[^`$]*\b(?:forced-fill|forced-ring|own-colors)\b[^`]*`/g)].flatMap(
      ([spelled]) =>
        [...spelled.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    );
    shownByPrimitive.set(path, [...(shownByPrimitive.get(path) ?? []), ...names]);
  }
}

/** Everywhere shown by that style sheet. */
const shownEverywhere = /\[aria-disabled='true'\]/;

const inCode = (selector: string): string =>
  selector.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Selectors of states that differ by colors alone, and that no rule for forced colors shows in another way. */
function toldByColor(path: string, css: string): string[] {
  const rules = rulesOf(css);
  const forced = rules.filter(({ isForced }) => isForced).map(({ selector }) => selector);
  /** Also by a rule for what it is within, or, for a part that keeps its own colors, for the part without its states. */
  const isShown = (selector: string): boolean =>
    shownEverywhere.test(selector) ||
    (shownByPrimitive.get(path) ?? []).some((name) => new RegExp(`^\\.${name}\\b`).test(inCode(selector))) ||
    forced.some(
      (own) => selector === own || (/^[ [>]/.test(selector.slice(own.length)) && selector.startsWith(own)),
    );
  const atTimes = (givenAtTimes.get(path) ?? []).map((name) => new RegExp(`\\.${name}\\b`));
  return rules
    .filter(({ selector, isForced, isPrinted, properties }) => {
      if (isForced || isPrinted || ofPointer.test(selector)) return false;
      const isState = state.test(selector) || atTimes.some((name) => name.test(inCode(selector)));
      const seen = properties.filter((name) => !unseen.test(name));
      return isState && seen.length > 0 && seen.every((name) => ofColor.test(name));
    })
    .filter(({ selector }) => !isShown(selector) && !toldOtherwise.has(`${path} ${selector}`))
    .map(({ selector }) => `${path} ${selector}`);
}

it('every state that colors show is shown without them as well, where a browser forces its own', () => {
  const sheets = sourcesOf('src/**/*.module.css');
  expect(sheets.flatMap(({ path, text }) => toldByColor(path, text))).toEqual([]);
});

/** Values that let through what is below. */
const seeThrough =
  /^opacity: 0?\.\d|^(?:background(?:-color)?|fill): .*(?:\/ ?0?\.\d|\/ ?\d+%\)|, transparent\))/;

it('what shows through is solid where less transparency is wanted', () => {
  const found = sourcesOf('src/**/*.css').flatMap(({ path, text }) => {
    const rules = withoutComments(text).replaceAll(/@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
    const [always = '', ...reduced] = rules.split('@media (prefers-reduced-transparency: reduce)');
    return [...always.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
      const isSeen = body.split(';').some((one) => seeThrough.test(one.trim()));
      const name = selector.trim();
      // A backdrop has no words on it, and what is selected or only pointed at is solid by itself.
      const isLeft =
        /::backdrop|^::selection|:hover$|^to$/.test(name) || reduced.some((rest) => rest.includes(name));
      return isSeen && !isLeft ? [`${path} ${name}`] : [];
    });
  });
  expect(found).toEqual([]);
});

it('finds what colors alone tell', () => {
  const css = `.tab[aria-current] { color: red; }
    .on[aria-current] { color: red; font-weight: 600; }
    .row[data-marked], .row:hover { background: red; }
    .tool[aria-pressed='true'] { background: red; }
    @media (forced-colors: active) { .tool[aria-pressed='true'] { background: Highlight; } }`;
  expect(toldByColor('no.css', css)).toEqual(['no.css .tab[aria-current]', 'no.css .row[data-marked]']);
});
