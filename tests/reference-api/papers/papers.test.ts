import { describe, expect, it } from 'vitest';

import type { Certificate, Epd, Hpd } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { isMadeOf } from '#src/reference-api/seed/hpd-contents.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { realBodiesIn } from '#tests/reference-api/papers/real-bodies.ts';
import { sampleWorlds } from '#tests/support/sample-worlds.ts';

const today = '2026-11-02';
const worlds = sampleWorlds();

/** A rule that every paper of a kind keeps, in every world: returns what is wrong, empty when nothing is. */
type Rules<Paper> = readonly (readonly [rule: string, wrong: (paper: Paper, world: World) => unknown])[];

function check<Paper extends { id: number }>(
  papers: (world: World) => readonly Paper[],
  rules: Rules<Paper>,
): void {
  it.each(rules)('%s', (_, wrong) => {
    const broken = worlds.flatMap((world) =>
      papers(world).flatMap((paper) => {
        const found = wrong(paper, world);
        return found === false || found === null || (Array.isArray(found) && found.length === 0)
          ? []
          : [`${world.seed}/${paper.id}: ${JSON.stringify(found)}`];
      }),
    );
    expect(broken.slice(0, 5)).toEqual([]);
  });
}

const yearsLater = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}`;
const valueOf = ({ impacts }: Epd, indicator: string, stage: string) =>
  impacts.find((one) => one.indicator === indicator && one.stage === stage)?.value ?? Number.NaN;
const stagesOf = ({ impacts }: Epd) => [...new Set(impacts.map(({ stage }) => stage))];
const indicatorsOf = ({ impacts }: Epd) => [...new Set(impacts.map(({ indicator }) => indicator))];
const isEuropean = ({ standard }: Epd) => standard.includes('EN 15804');
const unitOf = ({ impacts }: Epd, indicator: string) =>
  impacts.find((one) => one.indicator === indicator)?.unit;

const europeanUnits = {
  'GWP-total': 'kg CO₂ eq.',
  'GWP-fossil': 'kg CO₂ eq.',
  'GWP-biogenic': 'kg CO₂ eq.',
  'GWP-luluc': 'kg CO₂ eq.',
  ODP: 'kg CFC-11 eq.',
  AP: 'mol H⁺ eq.',
  'EP-freshwater': 'kg P eq.',
  'EP-marine': 'kg N eq.',
  'EP-terrestrial': 'mol N eq.',
  POCP: 'kg NMVOC eq.',
  ADPE: 'kg Sb eq.',
  ADPF: 'MJ',
  WDP: 'm³ world eq.',
};
const traciUnits = {
  GWP: 'kg CO₂ eq.',
  ODP: 'kg CFC-11 eq.',
  AP: 'kg SO₂ eq.',
  EP: 'kg N eq.',
  SFP: 'kg O₃ eq.',
};
const near = (one: number, other: number, part = 0.01) =>
  Math.abs(one - other) <= Math.max(Math.abs(one), Math.abs(other)) * part + 1e-9;

describe('every EPD of the sample world', () => {
  check<Epd>(
    (world) => world.content.all('epd'),
    [
      [
        'is vouched for by invented bodies',
        ({ operator, verifier }) => realBodiesIn(`${operator}; ${verifier}`),
      ],
      [
        'is issued by today and valid for five years',
        ({ validFrom, validUntil }) =>
          validFrom > today || validUntil.slice(0, 4) !== yearsLater(validFrom, 5),
      ],
      [
        'has a number of the year in which it was issued',
        ({ declarationNumber, validFrom }) =>
          !declarationNumber.includes(validFrom.slice(0, 4)) && declarationNumber,
      ],
      [
        'names the standard that its rules apply',
        (epd) =>
          /EPD International|EPD Norge|PEP |PSR-/.test(epd.pcr) !== isEuropean(epd) &&
          `${epd.pcr} ${epd.standard}`,
      ],
      [
        'has the indicators and units of its standard',
        (epd) =>
          Object.entries(isEuropean(epd) ? europeanUnits : traciUnits).filter(
            ([indicator, unit]) => unitOf(epd, indicator) !== unit,
          ),
      ],
      [
        'has none of the other standard',
        (epd) =>
          indicatorsOf(epd).filter((one) =>
            (isEuropean(epd) ? ['GWP', 'EP', 'SFP'] : ['GWP-total', 'POCP', 'WDP']).includes(one),
          ),
      ],
      [
        'declares the stages that its rules ask for',
        (epd) => {
          const stages = stagesOf(epd);
          const asked = isEuropean(epd) ? ['A1-A3', 'C1', 'C2', 'C3', 'C4', 'D'] : ['A1-A3'];
          return asked.filter((stage) => !stages.includes(stage));
        },
      ],
      [
        'adds its parts of the GWP up',
        (epd) =>
          isEuropean(epd) &&
          stagesOf(epd).filter(
            (stage) =>
              !near(
                valueOf(epd, 'GWP-total', stage),
                valueOf(epd, 'GWP-fossil', stage) +
                  valueOf(epd, 'GWP-biogenic', stage) +
                  valueOf(epd, 'GWP-luluc', stage),
              ),
          ),
      ],
      [
        'gives the GWP of A1-A3 as its figure',
        (epd) =>
          !near(valueOf(epd, isEuropean(epd) ? 'GWP-total' : 'GWP', 'A1-A3'), epd.gwp, 1e-6) && epd.gwp,
      ],
      [
        'needs as much primary energy as its fuels hold',
        (epd) => isEuropean(epd) && valueOf(epd, 'PENRT', 'A1-A3') < valueOf(epd, 'ADPF', 'A1-A3') * 0.6,
      ],
      [
        'credits nothing but module D',
        ({ impacts }) =>
          impacts.filter(
            ({ indicator, stage, value }) => value < 0 && stage !== 'D' && indicator !== 'GWP-biogenic',
          ),
      ],
      [
        'has a GWP that is plausible for its mass',
        ({ gwp, massKg }) => {
          const each = gwp / massKg;
          return (each < 0.05 || each > 90) && each;
        },
      ],
      [
        'has a mass where the unit is one',
        ({ declaredUnit, massKg }) =>
          (/^1 metric ton|^1000 kg/.test(declaredUnit) && massKg !== 1000) ||
          (/^1 kg$/.test(declaredUnit) && massKg !== 1),
      ],
      [
        'says its declared unit with its figure',
        ({ summary, declaredUnit }) => !summary.includes(`per ${declaredUnit}`) && summary,
      ],
      [
        'is, as an average, not called one product’s',
        ({ epdType, title }) => epdType === 'Industry-wide' && !title.startsWith('Industry Average') && title,
      ],
    ],
  );

  it('are many enough, storefronts among them', () => {
    for (const world of worlds) {
      const epds = world.content.all('epd');
      expect(epds.length).toBeGreaterThanOrEqual(90);
      expect(epds.some(({ csi }) => csi[0]?.number === '084113')).toBe(true);
      expect(new Set(epds.map(isEuropean)).size).toBe(2);
    }
  });
});

/** CAS registry numbers end with a check digit. */
function isCas(cas: string): boolean {
  const [, ...groups] = /^(\d{2,7})-(\d{2})-(\d)$/.exec(cas) ?? [];
  const digits = `${groups[0] ?? ''}${groups[1] ?? ''}`.split('').toReversed();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
  return groups.length === 3 && sum % 10 === Number(groups[2]);
}

describe('every HPD of the sample world', () => {
  check<Hpd>(
    (world) => world.content.all('hpd'),
    [
      [
        'is published by today and valid for three years',
        ({ publishedAt, validUntil }) =>
          publishedAt > today || validUntil.slice(0, 4) !== yearsLater(publishedAt, 3),
      ],
      [
        'has contents that make 100 % with what is not disclosed',
        ({ contents, disclosedPercent }) => {
          const [from, to] = [
            contents.reduce((sum, one) => sum + one.shareFrom, 0),
            contents.reduce((sum, one) => sum + one.shareTo, 0),
          ];
          return (
            (from > disclosedPercent + 0.05 || to < disclosedPercent - 0.05) && [from, to, disclosedPercent]
          );
        },
      ],
      [
        'lists them in descending share, each named once',
        ({ contents }) =>
          contents.some((one, index) => one.shareTo < (contents[index + 1]?.shareTo ?? 0)) ||
          new Set(contents.map(({ substance }) => substance)).size !== contents.length,
      ],
      [
        'gives CAS numbers that exist',
        ({ contents }) =>
          contents.filter(({ cas }) => !isCas(cas)).map(({ substance, cas }) => `${substance} ${cas}`),
      ],
      [
        'counts the substances of highest concern',
        ({ contents, lt1Count }) =>
          contents.filter(({ screening }) => /(?:LT-1|BM-1)(?!\d)/.test(screening)).length !== lt1Count,
      ],
      [
        'is of a product that is made of its main substance',
        ({ productIds }, world) => {
          const product = world.content.find('product', productIds[0] ?? 0);
          const profile = profileOf(product?.csi[0]?.number ?? '');
          const hpd = product && profile && profileOfKind(profile, product.noun).hpd;
          return !(hpd && isMadeOf(hpd, product.materials)) && product?.materials;
        },
      ],
    ],
  );
});

describe('every certificate of the sample world', () => {
  check<Certificate>(
    (world) => world.content.all('certificate'),
    [
      ['is granted by an invented body', ({ issuer }) => realBodiesIn(issuer)],
      [
        'has a number that nobody could take for one in force',
        ({ number }) => !number.endsWith('-SAMPLE') && number,
      ],
      [
        'is verified at no real address',
        ({ verifyUrl }) =>
          verifyUrl !== null && !new URL(verifyUrl).hostname.endsWith('.example') && verifyUrl,
      ],
      [
        'is issued by today, before it ends',
        ({ issued, validUntil }) => issued > today || (validUntil !== null && validUntil <= issued),
      ],
      [
        'is of a program of the product’s kind',
        ({ program, productIds }, world) => {
          const product = world.content.find('product', productIds[0] ?? 0);
          return product === null && program;
        },
      ],
    ],
  );
});

describe('everything else that could be vouched for', () => {
  it('memberships and credits are as invented as who has them', () => {
    for (const world of worlds) {
      const names = [...world.companies.values()].flatMap(({ associations }) => associations);
      expect(names.length).toBeGreaterThan(50);
      expect(names.flatMap(realBodiesIn)).toEqual([]);
      const kinds = world.content.all('webinar').flatMap(({ creditKind }) => creditKind ?? []);
      expect(kinds.flatMap(realBodiesIn)).toEqual([]);
    }
  });

  it('no file of a format that nobody here can write is offered', () => {
    const formats = worlds.flatMap((world) =>
      (
        [
          'cad',
          'bim',
          'spec',
          'epd',
          'hpd',
          'certificate',
          'datasheet',
          'catalog',
          'video',
          'webinar',
        ] as const
      ).flatMap((type) => world.content.all(type).flatMap(({ files }) => files.map(({ format }) => format))),
    );
    expect([...new Set(formats)].toSorted()).toEqual([
      'DOCX',
      'DXF',
      'GLB',
      'HTML',
      'IFC',
      'MP4',
      'PDF',
      'RTF',
      'SVG',
      'TXT',
      'VTT',
    ]);
  });
});
