import { describe, expect, it } from 'vitest';

import { lineText } from '#src/domain/specification/line-text.ts';
import { chooseRecommended } from '#src/domain/specification/consequences.ts';
import { presentLines } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { fillMaster, type SectionRecord } from '#src/reference-api/specifications/fill-master.ts';
import { genericMaster } from '#src/reference-api/specifications/generic-master.ts';
import { readMaster } from '#src/reference-api/specifications/read-master.ts';
import { sectionMasters } from '#src/reference-api/content/sections.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';

const attribute = (key: string, value: string) => ({
  key,
  label: key,
  symbol: key,
  value,
  unit: null,
  si: null,
  standard: null,
  better: null,
});

function product(noun: string, materials: string, more: Partial<SectionRecord['product']>): SectionRecord {
  return {
    manufacturer: 'Sample Works',
    product: { id: 7, tradename: 'Any', model: 'A-1', noun, materials, attributes: [], ...more },
  };
}

/** The lines that are recommended, and those that always stand. */
function recommended(master: SectionMaster, record: SectionRecord): string[] {
  const tree = sectionTree({ nodes: fillMaster(readMaster(master).nodes, record) });
  return [...tree.lines.values()]
    .filter((line) => line.control === 'fixed' || line.recommended)
    .map((line) => lineText(line, emptyState));
}

const written = (number: string): SectionMaster => {
  const master = sectionMasters.find((one) => one.number === number);
  if (!master) throw new Error(number);
  return master;
};

function generic(number: string, noun: string): SectionMaster {
  const profile = profileOf(number);
  if (!profile) throw new Error(number);
  return genericMaster(profile, noun);
}

describe('a section', () => {
  it('names the standards of its product, not those of every metal that the kind comes in', () => {
    const lines = recommended(
      generic('057000', 'Ornamental metal screen'),
      product('Ornamental metal screen', 'laser-cut plate in welded frames', {
        attributes: [attribute('materialType', 'aluminum')],
        standards: ['ASTM B209 - Aluminum and Aluminum-Alloy Sheet and Plate', 'ASCE 7 - Loads'],
      }),
    );
    const named = (name: string) => lines.filter((line) => line.startsWith(name)).length;
    expect([named('ASTM B209,'), named('ASTM A240,'), named('ASTM B36,'), named('AWS D1.6.')]).toEqual([
      1, 0, 0, 0,
    ]);
    expect(lines).toContain('Material: Aluminum.');
  });

  it('breaks heat as its curtain wall does, and has no joints of units in a wall of sticks', () => {
    const breaksOf = (materials: string) =>
      recommended(written('084413'), product('Stick-built curtain wall', materials, {})).filter((line) =>
        /^(?:Glass-fiber-reinforced polyamide|Fiberglass pressure plates)/.test(line),
      );
    expect(breaksOf('6063-T6 aluminum with a fiberglass pressure plate and snap covers')).toEqual([
      'Fiberglass pressure plates over polymer isolators.',
    ]);
    expect(breaksOf('6063-T6 aluminum with polyamide strips')).toHaveLength(1);
    const nodes = fillMaster(
      readMaster(written('084413')).nodes,
      product('Stick-built curtain wall', 'aluminum', {}),
    );
    const tree = sectionTree({ nodes });
    const shown = [...presentLines(tree, chooseRecommended(tree, emptyState))].flatMap((id) => {
      const line = tree.lines.get(id);
      return line ? [lineText(line, emptyState)] : [];
    });
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((line) => /stack joint|last unit/i.test(line))).toEqual([]);
  });

  it('recommends no value that its product does not state', () => {
    const lavatory = product('Undercounter lavatory', 'Type 304 stainless steel, 18 gauge', {
      attributes: [attribute('accessibility', 'Knee clearance with a 34 in rim')],
    });
    const lines = recommended(written('224200'), lavatory).join('\n');
    expect(lines).toContain('Accessibility: Knee clearance');
    expect(lines).not.toMatch(/Flush Volume, water closets|Waste Removal: 800/);
    expect(lines).toContain('Undercounter stainless steel');
    expect(lines).not.toContain('Undercounter vitreous china');
  });

  it.each([
    [
      'Polyurethane joint sealant',
      'one-part moisture-curing polyurethane',
      'Polyurethane: Type',
      'Neutral-cure silicone: Type',
    ],
    [
      'Silicone weatherseal sealant',
      'neutral-cure silicone',
      'Neutral-cure silicone: Type',
      'Polyurethane: Type',
    ],
  ])('seals walls with %s where that is the basis of design', (noun, material, own, other) => {
    const lines = recommended(written('079200'), product(noun, material, {}));
    expect(lines.some((line) => line.startsWith(own))).toBe(true);
    expect(lines.some((line) => line.startsWith(other))).toBe(false);
  });

  it.each([
    [
      'Concealed-fastener metal wall panel',
      'to the air barrier of',
      /vapor line|core|thermally broken|Girts and col/i,
    ],
    [
      'Insulated metal wall panel',
      'to the panel’s vapor line',
      /rainscreen panels|to the air barrier of|vented, and/i,
    ],
  ])('seals %s to what it has', (noun, seal, others) => {
    const record = product(noun, 'aluminum-zinc coated steel', {});
    const tree = sectionTree({ nodes: fillMaster(readMaster(written('074213')).nodes, record) });
    const state = chooseRecommended(tree, emptyState);
    const present = presentLines(tree, state);
    const lines = [...tree.lines.values()]
      .filter(({ id, kind }) => present.has(id) && kind !== 'note')
      .map((line) => lineText(line, state));
    expect(lines.join('\n').replaceAll("'", '’')).toContain(seal);
    expect(lines.filter((text) => others.test(text))).toEqual([]);
  });

  it.each([
    ['DALI-2', /^Digital addressable|^Wired bus/, /^0-10 V|^Wireless/],
    ['0-10 V, 10 percent', /^0-10 V, to 10|^Wireless/, /^0-10 V, to 1 |^Digital|^Wired/],
  ])('drives luminaires by %s where the basis of design is', (dimming, own, other) => {
    const troffer = product('Recessed LED troffer', 'steel', { attributes: [attribute('dimming', dimming)] });
    const lines = recommended(written('265100'), troffer);
    expect(lines.filter((text) => own.test(text))).toHaveLength(2);
    expect(lines.filter((text) => other.test(text))).toEqual([]);
  });

  it('names the cup of a permeance, and what a loss of sound is rated by', () => {
    const linesOf = (number: string, noun: string) =>
      recommended(generic(number, noun), product(noun, 'any', {})).join('\n');
    expect(linesOf('072726', 'Vapor-permeable fluid-applied air barrier')).toMatch(/ASTM E96, Procedure B\./);
    const door = linesOf('081416', 'Flush wood veneer door');
    expect(door).toMatch(/ASTM E90, and rated by ASTM E413\./);
    expect(door).toMatch(/^Core, by /m);
  });

  it('says a thickness once', () => {
    const lines = recommended(
      generic('077100', 'Snap-on metal coping'),
      product('Snap-on metal coping', 'aluminum', {}),
    );
    expect(lines.filter((line) => /^(?:Sheet metal gauge|Metal thickness):/.test(line))).toHaveLength(1);
  });
});
