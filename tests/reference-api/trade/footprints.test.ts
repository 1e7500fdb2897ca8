import { describe, expect, it } from 'vitest';

import { footprints } from '#src/reference-api/trade/tables/footprints.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';

/** Section and kind of each row. */
const footprintKinds = Object.entries(footprints).flatMap(([number, rows]) =>
  rows.map(([noun]) => `${number} ${noun}`),
);

/** Kinds that are declared by the unit and the rules of their section. */
const shared = sectionProfiles.flatMap((profile) =>
  profile.epd
    ? profile.kinds.filter(({ epd }) => epd === undefined).map(({ noun }) => ({ profile, noun }))
    : [],
);

describe('Environmental footprints of kinds', () => {
  it('are of kinds that exist, each once', () => {
    const kinds = new Set(shared.map(({ profile, noun }) => `${profile.number} ${noun}`));
    expect(footprintKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(new Set(footprintKinds).size).toBe(footprintKinds.length);
  });

  it('are believable: a range, and 20 kg of carbon dioxide for each kilogram at most', () => {
    const unlike = shared.filter(({ profile, noun }) => profileOfKind(profile, noun).epd !== profile.epd);
    expect(unlike.length).toBeGreaterThanOrEqual(80);
    const faults = unlike.filter(({ profile, noun }) => {
      const epd = profileOfKind(profile, noun).epd;
      return !epd || epd.gwp[0] >= epd.gwp[1] || epd.gwp[1] > epd.massKg * 20;
    });
    expect(faults.map(({ noun }) => noun)).toEqual([]);
  });

  it('say what bulk weighs: a metric ton is 1,000 kg', () => {
    const tons = sectionProfiles.flatMap((profile) =>
      profile.nouns
        .map((noun) => profileOfKind(profile, noun).epd)
        .filter((epd) => epd?.declaredUnit === '1 metric ton'),
    );
    expect(tons.length).toBeGreaterThan(0);
    expect(tons.filter((epd) => epd?.massKg !== 1000)).toEqual([]);
  });
});
