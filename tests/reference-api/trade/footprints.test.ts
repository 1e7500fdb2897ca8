import { describe, expect, it } from 'vitest';

import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';

/** Kinds that are declared by the unit and the rules of their section. */
const shared = sectionProfiles.flatMap((profile) =>
  profile.epd
    ? profile.kinds.filter(({ epd }) => epd === undefined).map(({ noun }) => ({ profile, noun }))
    : [],
);

describe('Environmental footprints of kinds', () => {
  it('are those of kinds that share the unit and rules of their section', () => {
    const declared = sectionProfiles.flatMap((profile) =>
      profile.kinds
        .filter(({ footprint }) => footprint !== undefined)
        .map(({ noun }) => `${profile.number} ${noun}`),
    );
    const kinds = new Set(shared.map(({ profile, noun }) => `${profile.number} ${noun}`));
    expect(declared.length).toBeGreaterThan(80);
    expect(declared.filter((kind) => !kinds.has(kind))).toEqual([]);
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
