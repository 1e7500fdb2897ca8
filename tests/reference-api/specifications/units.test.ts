import { expect, it } from 'vitest';

import { cellTexts, lineText, runText, defaultTextOptions } from '#src/domain/specification/line-text.ts';
import { measuresIn } from '#src/domain/converted-text/measures.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { type SpecLine, sectionTree } from '#src/domain/specification/section-tree.ts';
import { neutralSections } from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const filenames = new Set([
  ...[...world.content.all('spec'), ...world.content.all('sw')].map(({ filename }) => filename),
  ...neutralSections(world).keys(),
]);

/** A number with a unit of the other system, in any spelling; independent of what converts them. */
const us =
  /\d[\s-]?(?:inch(?:es)?|in\.?(?= (?:rim|high|wide)|[,;.)]|$)|feet|foot|ft|mils?|psi|psf|ksi|pcf|mph|miles?|lbs?|lbf|pounds?|oz|ounces?|gal(?:lons?)?|gpm|gpf|gph|cfm|fpm|fc|perms?|MBH|Btu|in wg|°\s?F|deg(?:rees?)? F|sq (?:ft|in|yd)|cu (?:ft|yd)|square (?:feet|inch(?:es)?|yards?)|h·(?:sq ft|ft²)·°F|kips?|short tons?|µin|lm\/ft|hp)(?![\p{L}\d])/iu;
const si =
  /\d[\s-]?(?:mm|cm|m|km|kPa|MPa|Pa|°\s?C|deg(?:rees?)? C|L\/s|L\/min|m²|m³|sq m|cu m|kg|N|kN|lx|km\/h|m\/s|liters?|meters)(?![\p{L}\d/·²³ ²])/u;

/** Every line with every option of its blanks, and with something typed into the others. */
function* states(line: SpecLine) {
  yield emptyState;
  const most = Math.max(1, ...line.inputs.map(({ options }) => options.length));
  for (let at = 0; at < most; at += 1)
    yield {
      ...emptyState,
      inputs: new Map(
        line.inputs.map(({ id, kind, options, least }) => [
          id,
          options[at % Math.max(1, options.length)] ??
            (kind === 'number' ? String((least ?? 3) + 7) : 'As drawn'),
        ]),
      ),
    };
}

/** Titles of standards, which are other people's words. */
const isTitle = ({ condition, text: [first, second] }: SpecLine): boolean =>
  (condition !== null && 'cited' in condition) ||
  (typeof first === 'object' &&
    'reference' in first &&
    typeof second === 'string' &&
    /^, [A-Z]/.test(second));

const lines = [...filenames].flatMap((filename) => {
  const section = sectionOf(world, filename);
  if (!section) throw new Error(`no section ${filename}`);
  return [...sectionTree(section).lines.values()].filter((line) => !isTitle(line));
});

/** What carbon is declared in, and films and cables known by their metric size. */
const known = /\d kg CO2e|declared unit|kilogram|metric ton/;

it.each([
  ['si', us],
  ['ip', si],
] as const)('every text of the library in %s has no unit of the other system', (units, foreign) => {
  const left = new Set<string>();
  for (const line of lines)
    for (const state of states(line)) {
      const texts = [
        lineText(line, state, { ...defaultTextOptions, units }),
        ...line.rows.flatMap((row) => cellTexts(row, units)),
      ];
      for (const text of texts) if (foreign.test(text) && !known.test(text)) left.add(text);
    }
  expect([...left]).toEqual([]);
});

it('a measure is the same in SI wherever it stands', () => {
  const all = new Map<string, Set<string>>();
  for (const line of lines)
    for (const run of line.text) {
      if (typeof run !== 'object' || !('ip' in run)) continue;
      const [measure, ...more] = measuresIn(run.ip);
      if (measure === undefined || more.length > 0 || measure.text !== run.ip || /°|deg/.test(run.ip))
        continue;
      const key = run.ip.replace(/inch(es)?$/, 'in');
      const written = runText(run, line, emptyState, { ...defaultTextOptions, units: 'si' });
      all.set(key, (all.get(key) ?? new Set()).add(written));
    }
  expect(all.size).toBeGreaterThan(500);
  const several = [...all].filter(([, texts]) => texts.size > 1).map(([ip, texts]) => [ip, ...texts]);
  expect(several).toEqual([]);
});
