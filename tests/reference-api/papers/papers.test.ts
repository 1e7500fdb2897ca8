import { describe, expect, it } from 'vitest';

import type { Certificate, Epd, Hpd } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { isMadeOf, substancesIn } from '#src/reference-api/seed/hpd-contents.ts';
import { carbonOf } from '#src/reference-api/content/carbon.ts';
import { programsFor } from '#src/reference-api/content/certification.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { isNumbered } from '#tests/reference-api/papers/cas-numbers.ts';
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

const sumOf = (epd: Epd, indicators: readonly string[], stage: string) =>
  indicators.reduce((sum, indicator) => {
    const value = valueOf(epd, indicator, stage);
    return Number.isNaN(value) ? sum : sum + value;
  }, 0);
const productOf = ({ productIds }: { productIds: readonly number[] }, world: World) =>
  world.content.find('product', productIds[0] ?? 0);
/** The products of a paper that were not made yet, or no longer, on the day of its issue. */
const notWhileMade = (
  { productIds, created_at: issued }: { productIds: readonly number[]; created_at: string },
  world: World,
) =>
  productIds.filter((id) => {
    const product = world.content.find('product', id);
    const ended = product?.discontinued?.since;
    return (
      !product ||
      product.created_at > issued ||
      (ended !== undefined && id === productIds[0] && ended <= issued.slice(0, 10))
    );
  });
/** Kilograms of a declared unit for one of the record's own measure. */
const ownMass: readonly (readonly [unit: string, key: string, kilograms: number])[] = [
  ['1 unit', 'weight', 0.4536],
  ['1 m', 'weightPerLength', 1.488],
  ['1 m²', 'weightPerArea', 4.882],
  ['1 m³', 'density', 16.02],
];
/** To what bodies test before they grant a mark. A control panel in a machine, or how it burns, lists no machine. */
const marks: readonly (readonly [program: RegExp, standard: RegExp])[] = [
  [/^UL Classified for fire/, /\b(?:UL 263|ASTM E119|UL 1479|ASTM E814|UL 2079|ASTM E1966)\b/],
  [/^UL Classified roof/, /\bUL 790\b/],
  [/^(?:UL|ETL) Listed/, /\bUL (?!(?:508A|263|723|790|580|1479|2079|2218|1784|50E)\b)\d/],
  [/^CSA Certified/, /\bCSA\b|\bUL (?!(?:508A|263|723|790|580|1479|2079|2218|1784|50E)\b)\d/],
  [/^FM Approved/, /\bFM \d/],
  [/^NSF\/ANSI\/CAN 50/, /\bNSF\/ANSI\/CAN 50\b/],
  [/^NSF\/ANSI\/CAN 61/, /\bNSF\/ANSI\/CAN 61\b/],
  [/^ASME S /, /\bASME BPVC Section I\b/],
  [/^ASME H(?:LW)? /, /\bASME BPVC Section IV\b/],
  [/^ASME U /, /\bASME BPVC Section VIII\b/],
  [/^NFRC/, /\bNFRC \d/],
  [/^AMCA/, /\bAMCA \d/],
  [/^AHRI/, /\bAHRI (?!885)\d|\bANSI Z21\.10\.3\b/],
  [/^BHMA/, /\bBHMA A156/],
  [/^BTL/, /\bASHRAE 135\b/],
  [/^OSDP/, /\bSIA OSDP\b/],
  [/^PTCA/, /\bANSI A137\.1\b/],
  [/^ABAA/, /\bASTM E(?:2178|2357)\b/],
  [/^APA/, /\bDOC PS\b/],
];

/** The levels that programs grant, by their own words: NSF/ANSI 332 begins with Conformant, BHMA grades no automatic doors. */
const levelsOf: readonly (readonly [program: RegExp, levels: RegExp])[] = [
  [/^NSF\/ANSI 332/, /^(?:Conformant|Silver|Gold|Platinum)$/],
  [/^NSF\/ANSI 140/, /^(?:Silver|Gold|Platinum)$/],
  [/^(?:GREENGUARD|Indoor Advantage)/, /^(?:Certified|Gold)$/],
  [/^BIFMA/, /^[123]$/],
];

/** What associations deal in, by a word of their name: a section and materials. */
const tradesOf: readonly (readonly [words: string, deals: RegExp])[] = [
  ['Mineral', /concrete|brick|clay|stone|granite|marble|cement|shale/i],
  ['Metal', /steel|alumin|iron|bronze|brass|copper|zinc|metal/i],
  ['Woodwork', /wood|ply|veneer|strand|timber|particleboard|\bmdf\b|lumber|oak|maple|laminate/i],
  ['Water and Air', /^(?:2[123]|33|40|43|46)/],
];

/** Divisions and sections that category rules cover. */
const rulesOf: readonly (readonly [words: string, sections: readonly string[]])[] = [
  ['PCR for Concrete', ['0330']],
  ['Precast Concrete', ['0345', '3471']],
  ['Clay Brick', ['0421', '3214']],
  ['Concrete Masonry', ['0422', '3214']],
  ['Designated Steel', ['05', '0922', '2656', '3231']],
  ['Fabricated Metal', ['05', '0762', '0771', '0795', '0844', '0891']],
  ['Gypsum', ['0616', '0929']],
  ['Structural and Architectural Wood', ['0616']],
  ['Architectural Wood', ['0641', '0814']],
  ['Non-Metal Ceiling', ['0683', '0951', '0984']],
  ['Building Envelope Thermal Insulation', ['0721']],
  ['Cladding Product Systems', ['0724', '0746']],
  ['Water-Resistive and Air Barriers', ['0725', '0727']],
  ['Metal Composite Panels', ['0741', '0742', '4420']],
  ['Asphalt', ['0752']],
  ['Single Ply', ['0753', '0754']],
  ['Spray-Applied', ['0781']],
  ['Sealants', ['0784', '0792']],
  ['Steel Doors', ['0811']],
  ['Commercial Door Systems', ['0833', '0836']],
  ['Power-Operated', ['0842']],
  ['Fenestration', ['0841', '0844', '0851', '0862']],
  ['Builders Hardware', ['0871']],
  ['Processed Glass', ['0880']],
  ['Flooring', ['0930', '0965', '0968', '1248', '3214']],
  ['Resinous', ['0967']],
  ['Architectural Coatings', ['0991']],
  ['Toilet Partitions', ['1021']],
  ['Wall and Door Protection', ['1026']],
  ['Washroom Accessories', ['1028']],
  ['BIFMA', ['1051', '1293']],
  ['Fume Hoods', ['1153']],
  ['Window Shades', ['1224']],
  ['Countertops', ['1236']],
  ['Metal Building', ['1334']],
  ['Lifts', ['14']],
  ['Plumbing', ['1153', '2242']],
  ['PEP PCR', ['22', '23', '25', '26', '27', '4213']],
  ['Luminaires', ['26']],
  ['Wires, Cables', ['2715']],
  ['Piping Systems', ['3342']],
  ['Rails', ['3411']],
  ['Taps and Valves', ['4005']],
  ['Pumps', ['4321']],
  ['Photovoltaic', ['4814']],
  ['Street Furniture', ['3233']],
  ['2019:14', ['0713', '2113', '2337', '31', '32', '33']],
];

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
        'counts what goes to a landfill at its end as waste, by its mass',
        (epd) => {
          const waste = valueOf(epd, 'NHWD', 'C4');
          return !Number.isNaN(waste) && (waste < epd.massKg * 0.1 || waste > epd.massKg * 1.02) && waste;
        },
      ],
      [
        'sends to a landfill no part that it takes credit for recovering',
        (epd) => {
          const share = valueOf(epd, 'NHWD', 'C4') / epd.massKg;
          const saved = -valueOf(epd, 'GWP', 'D') / epd.gwp;
          return !Number.isNaN(share) && !Number.isNaN(saved) && share + saved > 1.05 && [share, saved];
        },
      ],
      [
        'gives aluminum without steel or filling the carbon of aluminum',
        (epd, world) => {
          const { materials = '', noun = '' } = productOf(epd, world) ?? {};
          const isBare =
            /^(?:[\w./-]+ ){0,3}aluminum\b/.test(materials) &&
            !/steel|wool|insulated|polyamide|urethane|EPDM|ipe|nylon|rubber|glass|skins|covers?\b|plenum|rails|blades with|Combination/.test(
              `${noun} ${materials}`,
            );
          return isBare && epd.declaredUnit.startsWith('1 m') && epd.gwp / epd.massKg < 5 && materials;
        },
      ],
      [
        'holds the energy of the foam that it is made with',
        (epd, world) => {
          const product = productOf(epd, world);
          const isFoamed = product?.csi[0]?.number === '072413' && product.materials.includes('polystyrene');
          return isFoamed && valueOf(epd, 'NRPRM', 'A1-A3') < epd.massKg * 3;
        },
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
          const asked = [
            ...(isEuropean(epd) ? ['A1-A3', 'C1', 'C2', 'C3', 'C4', 'D'] : ['A1-A3']),
            ...(epd.pcr.includes('Flooring') ? ['B2', 'B4'] : []),
            ...(/^P(?:EP|SR)/.test(epd.pcr) ? ['B1-B7'] : []),
          ];
          return asked.filter((stage) => !stages.includes(stage));
        },
      ],
      [
        'counts what is wired or fired in its use, and nothing else',
        (epd, world) => {
          const attributes = productOf(epd, world)?.attributes ?? [];
          const runs = attributes.some(({ label }) =>
            /^(?:Power input|Motor power|Fuel input|Current rating|Luminous efficacy)$/.test(label),
          );
          const used = valueOf(epd, isEuropean(epd) ? 'GWP-total' : 'GWP', 'B1-B7');
          return !Number.isNaN(used) && used > 0 !== runs && [epd.title, used];
        },
      ],
      [
        'is replaced as often as a floor is worn out in 75 years',
        (epd) => {
          const replaced = valueOf(epd, 'GWP', 'B4');
          const once = ['A1-A3', 'A4', 'A5', 'C1', 'C2', 'C3', 'C4'].reduce(
            (sum, stage) => sum + valueOf(epd, 'GWP', stage),
            0,
          );
          const times = replaced / once;
          return (
            !Number.isNaN(replaced) &&
            (/tile|paver/i.test(epd.title) && /093013|321400/.test(epd.csi[0]?.number ?? '')
              ? times !== 0
              : times < 1 || times > 9) && [epd.title, times]
          );
        },
      ],
      [
        'uses land in no direction other than its carbon',
        (epd) =>
          isEuropean(epd) &&
          stagesOf(epd).filter(
            (stage) => valueOf(epd, 'GWP-luluc', stage) * valueOf(epd, 'GWP-fossil', stage) < 0,
          ),
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
        'depletes no more fossil resources than it needs nonrenewable primary energy, in any module',
        (epd) =>
          stagesOf(epd).filter((stage) => {
            const needed = sumOf(epd, isEuropean(epd) ? ['PENRT'] : ['NRPRE', 'NRPRM'], stage);
            return Math.abs(valueOf(epd, 'ADPF', stage)) > Math.abs(needed) * 1.005;
          }),
      ],
      [
        'releases from A4 to C4 the biogenic carbon that A1-A3 takes up',
        (epd) => {
          const taken = (stages: readonly string[]) =>
            stages.reduce(
              (sum, stage) => sum + sumOf(epd, isEuropean(epd) ? ['GWP-biogenic'] : ['BCRP', 'BCEP'], stage),
              0,
            );
          const [up, down] = [taken(['A1-A3']), taken(['A4', 'A5', 'C1', 'C2', 'C3', 'C4'])];
          return !near(up, -down) && [up, down];
        },
      ],
      [
        'binds biogenic carbon if it is of wood, and only then much',
        (epd, world) => {
          const product = productOf(epd, world);
          const isWood = /wood|ply|particleboard|\bmdf\b|linseed|straw|coconut|\b(?:ipe|ash|beech)\b/i.test(
            (product?.materials ?? '').replaceAll(/fly ash|wood-grain/g, ''),
          );
          const bound = -sumOf(epd, [isEuropean(epd) ? 'GWP-biogenic' : 'BCRP'], 'A1-A3');
          // Glass mats take the place of paper.
          if (/glass mats|glass-mat/.test(product?.materials ?? '') && bound !== 0) return [epd.title, bound];
          return isWood !== bound > epd.massKg * 0.3 && [product?.materials, bound];
        },
      ],
      [
        'has the renewable energy as material that its bound carbon comes with: 19 MJ in 1.83 kg of CO2',
        (epd) => {
          if (isEuropean(epd)) return false;
          const bound = -sumOf(epd, ['BCRP'], 'A1-A3');
          return !near(valueOf(epd, 'RPRM', 'A1-A3'), (bound * 19) / 1.83, 0.02) && [epd.title, bound];
        },
      ],
      [
        'credits nothing but module D and what is taken up',
        ({ impacts }) =>
          impacts.filter(
            ({ indicator, stage, value }) =>
              value < 0 && stage !== 'D' && indicator !== 'GWP-biogenic' && indicator !== 'BCRP',
          ),
      ],
      [
        'has a GWP that its kind of material has by mass',
        (epd, world) => {
          const product = productOf(epd, world);
          const known = carbonOf(epd.pcr, product?.noun ?? '', product?.materials ?? '');
          const [least = 0, greatest = 0] = known?.carbon ?? [];
          const each = epd.gwp / epd.massKg;
          return (
            (each < least * 0.999 || each > greatest * 1.001) && [
              product?.noun,
              product?.materials,
              known?.material,
              each,
            ]
          );
        },
      ],
      [
        'declares the mass that the product’s record has',
        (epd, world) => {
          const attributes = productOf(epd, world)?.attributes ?? [];
          const own = ownMass.flatMap(([unit, key, kilograms]) => {
            const value = attributes.find((one) => one.key === key)?.value;
            return unit === epd.declaredUnit && typeof value === 'number' ? [value * kilograms] : [];
          });
          return own.some((mass) => !near(mass, epd.massKg)) && [own, epd.massKg];
        },
      ],
      [
        'follows rules that cover its kind',
        (epd) => {
          const divisions = rulesOf.find(([words]) => epd.pcr.includes(words))?.[1] ?? [];
          return !divisions.some((one) => epd.csi[0]?.number.startsWith(one)) && [epd.pcr, epd.csi[0]];
        },
      ],
      ['is issued while its products are made', notWhileMade],
      [
        'has a mass where the unit is one',
        ({ declaredUnit, massKg }) =>
          (declaredUnit.startsWith('1 metric ton') && massKg !== 1000) ||
          (/^1 kg$/.test(declaredUnit) && massKg !== 1),
      ],
      [
        'says its declared unit with its figure',
        ({ summary, declaredUnit }) => !summary.includes(`per ${declaredUnit}`) && summary,
      ],
      [
        'groups the thousands of its figure',
        ({ summary }) => /(?<!\d\.)\b\d{4,} (?:kg|sq ft)/.test(summary) && summary,
      ],
      [
        'is, as an average, declared by an association and by no maker',
        ({ epdType, holder, company, summary }) =>
          (epdType === 'Industry-wide') !== (holder !== undefined) ||
          (holder !== undefined && (holder === company || !summary.includes(holder))),
      ],
      [
        'is, as an average, declared by those whose trade it is',
        (epd, world) => {
          const trade = tradesOf.find(([words]) => epd.holder?.includes(words))?.[1];
          // What it is made of, not what it is laid in.
          const [main = ''] = (productOf(epd, world)?.materials ?? '').split(',');
          const said = `${epd.csi[0]?.number ?? ''} ${main}`;
          return trade !== undefined && !trade.test(said) && [epd.holder, epd.title, said];
        },
      ],
      [
        'is, as an average, not called one product’s',
        ({ epdType, title }) =>
          epdType === 'Industry-wide' && !title.includes(', Industry Average - ') && title,
      ],
    ],
  );

  it('is there for each product that states its global warming potential by ISO 21930', () => {
    const without = worlds.flatMap(({ content }) =>
      content
        .all('product')
        .filter(({ attributes }) => attributes.some(({ key }) => key === 'globalWarmingPotential'))
        .filter(({ id }) => !content.ofProduct(id).some((one) => one.content_type === 'epd'))
        .map(({ title }) => title),
    );
    expect(without).toEqual([]);
  });

  it('are many enough, storefronts among them', () => {
    for (const world of worlds) {
      const epds = world.content.all('epd');
      expect(epds.length).toBeGreaterThanOrEqual(90);
      expect(epds.some(({ csi }) => csi[0]?.number === '084113')).toBe(true);
      expect(new Set(epds.map(isEuropean)).size).toBe(2);
    }
  });
});

/** Claims of products, and the substances that they exclude. */
const deniedBy: readonly (readonly [claim: RegExp, denied: RegExp])[] = [
  [/PVC-free|free of PVC|without PVC/i, /polyvinyl chloride/i],
  [/formaldehyde-free/i, /formaldehyde/i],
  [/isocyanate-free|or isocyanate/i, /isocyanate/i],
  [/halogen-free/i, /chloro|bromin|fluoro/i],
  [/low lead|lead-free/i, /^Lead/],
];

/** Parts that a material names, and the substance that each is. */
const partsOf: readonly (readonly [part: RegExp, substance: RegExp])[] = [
  [/polyester fleece|acoustic fleece|polyester (?:mat|felt|screen)|\bPET\b/i, /terephthalate|polyester/i],
  [/glass fiber (?:mat|fleece)|glass-mat|glass mesh|fiberglass/i, /glass/i],
  [/(?<!coated |stainless )steel/i, /^(?:Iron|Steel)/],
  [/stainless/i, /^(?:Iron|Steel, stainless)/],
  [/\bPVC\b(?!-free)/, /polyvinyl chloride/i],
  [/zinc (?:alloy|die)/i, /^Zinc/],
  [/galvanized/i, /^Zinc/],
  [/alumin(?!um-zinc)/i, /^Alumin/],
  [/copper/i, /^Copper/],
  [/PVDF/, /fluoride/i],
  [/gypsum core/i, /Calcium sulfate/],
  [/polystyrene/i, /polystyrene/i],
  [/honeycomb core/i, /cellulose|phenol/i],
  [/polyurethane core/i, /polyurethane/i],
  [/polyiso/i, /polyiso/i],
  [/mineral wool|stone wool|mineral fiber/i, /mineral wool/i],
  [/epoxy/i, /bisphenol|epoxy/i],
  [/nylon|polyamide/i, /polyamide|nylon/i],
  [/rubber(?:ized|-coated)?/i, /rubber|butadiene/i],
  [/(?<!PVC-free |free of )polyethylene(?! terephthalate)/i, /polyethylene/i],
  [/asphalt/i, /asphalt/i],
  [/phenolic/i, /phenol|kraft/i],
  [/granules/i, /ceramic/i],
];

it('a substance is screened alike in every declaration', () => {
  const screenings = sectionProfiles.flatMap((profile) =>
    profile.kinds.flatMap(({ noun }) =>
      (profileOfKind(profile, noun).hpd ?? []).map(({ cas, screening }) => `${cas} ${screening}`),
    ),
  );
  const alike = Map.groupBy(new Set(screenings), (one) => one.split(' ')[0]);
  expect([...alike.values()].filter((all) => all.length > 1)).toEqual([]);
});

const ownNumbers: readonly (readonly [name: RegExp, cas: string])[] = [
  [/^Cellulose$/, '9004-34-6'],
  [/^Polyethylene terephthalate$/, '25038-59-9'],
  [/^Steel(?: reinforcement)?$/, '12597-69-2'],
  [/^Steel, stainless$/, '12597-68-1'],
  [/^Iron$/, '7439-89-6'],
  [/^Kaolin$/, '1332-58-7'],
];

describe('every HPD of the sample world', () => {
  check<Hpd>(
    (world) => world.content.all('hpd'),
    [
      ['is published while its products are made', notWhileMade],
      [
        'of what has a circuit board does not know all of it',
        ({ contents, disclosedPercent, thresholdPpm }) =>
          contents.some(({ role }) => role === 'Circuit board') &&
          (disclosedPercent > 99 || thresholdPpm < 1000) && [disclosedPercent, thresholdPpm],
      ],
      [
        'of concrete has the water of the ratio that the product states',
        (hpd, world) => {
          const stated = productOf(hpd, world)?.attributes.find(
            ({ key }) => key === 'waterCementRatio',
          )?.value;
          if (stated === undefined) return false;
          const sumOf = (roles: RegExp) =>
            hpd.contents
              .filter(({ role }) => roles.test(role))
              .reduce((sum, one) => sum + (one.shareFrom + one.shareTo) / 2, 0);
          const ratio = sumOf(/water/i) / sumOf(/binder/i);
          return Math.abs(ratio - Number(stated)) > 0.03 && [ratio, stated];
        },
      ],
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
        'names its main substances in a sentence',
        ({ summary, contents }) =>
          (/ and [A-Z][a-z]/.test(summary.split(';')[0] ?? '') ||
            (contents.length > 2 && !summary.includes(`, with ${contents.length - 2} more;`))) &&
          summary,
      ],
      [
        'lists them in descending share, each named once',
        ({ contents }) =>
          contents.some((one, index) => one.shareTo < (contents[index + 1]?.shareTo ?? 0)) ||
          new Set(contents.map(({ substance }) => substance)).size !== contents.length,
      ],
      [
        'gives CAS numbers that exist, and none for what has none',
        ({ contents }) =>
          contents.filter((one) => !isNumbered(one)).map(({ substance, cas }) => `${substance} ${cas}`),
      ],
      [
        'leaves room for what evaporates from its product, or names it',
        (hpd, world) => {
          const voc = productOf(hpd, world)?.attributes.find(({ key }) => key === 'vocContent')?.value;
          return (
            Number(voc ?? 0) > 10 &&
            hpd.disclosedPercent > 98 &&
            !hpd.contents.some(({ role }) => /Coalescent|Diluent|Solvent/.test(role)) && [hpd.title, voc]
          );
        },
      ],
      [
        'has a solvent only where its product states that something evaporates',
        (hpd, world) => {
          const voc = productOf(hpd, world)?.attributes.find(({ key }) => key === 'vocContent')?.value;
          return (
            typeof voc === 'number' &&
            voc < 10 &&
            hpd.contents.some(({ role }) => /Coalescent|Diluent|Solvent/.test(role)) && [hpd.title, voc]
          );
        },
      ],
      [
        'gives each substance the number of itself, not of something like it',
        ({ contents }) =>
          contents
            .filter(({ substance, cas }) =>
              ownNumbers.some(([name, own]) => name.test(substance) !== (cas === own)),
            )
            .map(({ substance, cas }) => `${substance} ${cas}`),
      ],
      [
        'has the glass that a window has: more than its frame',
        (hpd) => {
          const shareOf = (role: string) => hpd.contents.find((one) => one.role === role)?.shareFrom ?? 0;
          return (
            hpd.csi[0]?.number === '085113' && shareOf('Glazing') < 1.5 * shareOf('Frame') && hpd.contents
          );
        },
      ],
      [
        'is plated with chromium, and coated with zinc, only where its record says so',
        (hpd, world) => {
          const { materials = '', attributes = [], options = [] } = productOf(hpd, world) ?? {};
          const said = `${materials}; ${attributes.map(({ value }) => value).join('; ')}`;
          const isSaid = (substance: RegExp, role: RegExp, words: RegExp) =>
            words.test(said) ||
            !hpd.contents.some((one) => substance.test(one.substance) && role.test(one.role));
          return (
            !(
              isSaid(/^Chromium/, /plating/i, /chrome|chromium|62[56]|65[12]/i) &&
              isSaid(/^Zinc$/, /coating/i, /zinc|galva|G\d\d|phosph/i)
            ) && [said, options.length]
          );
        },
      ],
      [
        'follows the version of the standard that was open on its day',
        ({ version, publishedAt }) =>
          version !== (publishedAt < '2020-05-01' ? '2.1' : publishedAt < '2022-09-01' ? '2.2' : '2.3') && [
            version,
            publishedAt,
          ],
      ],
      [
        'contains nothing that its product claims to be free of',
        (hpd, world) => {
          const product = productOf(hpd, world);
          const said = `${product?.materials} ${product?.description} ${product?.summary}`;
          return deniedBy
            .filter(([claim]) => claim.test(said))
            .flatMap(([, denied]) => hpd.contents.filter(({ substance }) => denied.test(substance)));
        },
      ],
      [
        'lists substances of its product’s kind',
        (hpd, world) => {
          const product = productOf(hpd, world);
          const profile = profileOf(product?.csi[0]?.number ?? '');
          const usual = product && profile && profileOfKind(profile, product.noun).hpd;
          return hpd.contents.filter(({ cas }) => !usual?.some((one) => one.cas === cas));
        },
      ],
      [
        'lists each part that its product’s material names',
        (hpd, world) => {
          const { materials = '', attributes = [] } = productOf(hpd, world) ?? {};
          const edge = attributes.find(({ key }) => key === 'edgeDetail')?.value ?? '';
          return partsOf
            .filter(
              ([part, substance]) =>
                part.test(`${materials}; ${edge}`) &&
                !hpd.contents.some((one) => substance.test(one.substance)),
            )
            .map(([part]) => `${part.source} of ${materials}`);
        },
      ],
      [
        'states emissions only of what is used indoors',
        ({ vocEmissions, csi }) =>
          vocEmissions !== null && /^(?:0[1-5]|07[0-7]|08[34589]|2[67]|3)/.test(csi[0]?.number ?? '') && csi,
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
          return !(hpd && isMadeOf(substancesIn(hpd, product), product.materials)) && product?.materials;
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
      ['is granted while its products are made', notWhileMade],
      [
        'says that products are made in America only of makers whose works are there',
        ({ program, coid, scope }, world) =>
          program.startsWith('Build America') &&
          world.companies.get(coid)?.address?.country === 'CA' &&
          scope,
      ],
      [
        'has a number that nobody could take for one in force',
        ({ number }) => !number.endsWith('-SAMPLE') && number,
      ],
      [
        'is Red List Free only where nothing of its product is on the list',
        ({ level, productIds }, world) =>
          level !== null &&
          level.startsWith('LBC Red List') &&
          productIds.flatMap<unknown>((id) => [
            ...(world.content.find('product', id)?.options ?? []).flatMap(({ values }) =>
              values.filter(({ text }) => /PVDF|fluoro|vinyl chloride|\bPVC\b(?!-free)/i.test(text)),
            ),
            ...world.content
              .ofProduct(id)
              .flatMap((paper) =>
                paper.content_type === 'hpd'
                  ? paper.contents.filter(({ substance }) =>
                      /chloride|fluor|phosphate|bromin|formaldehyde|phthalate|^Lead/i.test(substance),
                    )
                  : [],
              ),
          ]),
      ],
      [
        'of a steel fabricator is of structural steel',
        (certificate, world) =>
          certificate.program === 'AISC Certified Fabricator' &&
          !productOf(certificate, world)?.standards.some((one) => one.startsWith('AISC 303 ')) &&
          certificate.scope,
      ],
      [
        'has the grade of its product, where both have one',
        (certificate, world) => {
          const grade = productOf(certificate, world)?.attributes.find(
            ({ label }) => label === 'Grade',
          )?.value;
          const of = /^(?:Grade \d|(?:Standard|Heavy|Extra Heavy)(?: Duty)?)$/;
          return (
            certificate.level !== null &&
            of.test(certificate.level) &&
            of.test(String(grade)) &&
            String(grade).replace(' Duty', '') !== certificate.level && [certificate.level, grade]
          );
        },
      ],
      [
        'has a grade only where the product states one',
        ({ program, level, ...certificate }, world) =>
          program === 'BHMA Certified' &&
          level !==
            (productOf(certificate, world)?.attributes.find(({ label }) => label === 'Grade')?.value ??
              null) && [certificate.title, level],
      ],
      [
        'has a level that its program grants',
        ({ program, level }) =>
          levelsOf.some(([name, levels]) => name.test(program) && !levels.test(level ?? '')) && [
            program,
            level,
          ],
      ],
      [
        'of a works is its only one of the program',
        (certificate, world) =>
          certificate.program.startsWith('ISO ') &&
          world.content
            .ofCompany(certificate.coid, 'certificate')
            .filter(({ program, id }) => program === certificate.program && id !== certificate.id)
            .map(({ number }) => number),
      ],
      [
        'of recycled content is of a product that states its share',
        (certificate, world) =>
          certificate.program === 'Recycled Content' &&
          !productOf(certificate, world)?.attributes.some(({ key }) => key === 'recycledContent') &&
          certificate.title,
      ],
      [
        'of fenestration is of a whole window, door, or wall: its glass alone has other certificates',
        ({ program, csi, title }) =>
          program === 'NFRC Certified Product' && (csi[0]?.number ?? '').startsWith('0880') && title,
      ],
      [
        'names the city of a works whose firm has an address, and else none',
        ({ coid, scope, program }, world) => {
          const city = world.companies.get(coid)?.address?.city;
          return (
            program.startsWith('ISO ') &&
            (city ? !scope.endsWith(` in ${city}`) : / in /.test(scope)) &&
            scope
          );
        },
      ],
      [
        'is confirmed by nobody where its manufacturer declares it',
        ({ issuer, verifyUrl }) => issuer === 'Self-declared' && verifyUrl,
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
        (certificate, world) => {
          const product = productOf(certificate, world);
          const profile = profileOf(product?.csi[0]?.number ?? '');
          const keys = product && profile ? profileOfKind(profile, product.noun).programs : [];
          return (
            !(product && programsFor(keys, product).some(({ name }) => name === certificate.program)) && [
              certificate.program,
              product?.noun,
            ]
          );
        },
      ],
      [
        'with a mark of testing covers products that cite the standard of the mark',
        ({ program, productIds }, world) => {
          const tested = marks.find(([name]) => name.test(program))?.[1];
          return productIds.flatMap((id) => {
            const product = world.content.find('product', id);
            const isCited = product?.standards.some((standard) => tested?.test(standard));
            return tested === undefined || isCited ? [] : [`${program}: ${product?.noun}`];
          });
        },
      ],
      [
        'is the only one of its program for a product while it lasts',
        ({ id, program, productIds, issued, validUntil }, world) =>
          world.content
            .all('certificate')
            .filter(
              (other) =>
                other.id > id &&
                other.program === program &&
                other.productIds.some((one) => productIds.includes(one)) &&
                (validUntil === null || other.issued < validUntil) &&
                (other.validUntil === null || issued < other.validUntil),
            )
            .map(({ number }) => `${program} ${number}`),
      ],
      [
        'measures emissions only of what is used indoors, forests only of wood',
        (certificate, world) => {
          const product = productOf(certificate, world);
          return (
            (/GREENGUARD|FloorScore|Indoor Advantage|Green Label|CDPH/.test(certificate.program) &&
              /^(?:0[1-57]|08[34589]|2[67]|3)/.test(product?.csi[0]?.number ?? '') &&
              !/acoustical|asbestos|barrier|fire/i.test(`${product?.noun}`) && [
                certificate.program,
                product?.noun,
              ]) ||
            (/FSC|SFI/.test(certificate.program) &&
              !/wood|veneer|ply|\bash\b|\bipe\b|beech|kraft|\bmdf\b|lumber/i.test(
                `${product?.materials}`,
              ) && [certificate.program, product?.materials])
          );
        },
      ],
    ],
  );
});

describe('everything else that could be vouched for', () => {
  it('a product counts only declarations that are in force', () => {
    for (const world of worlds) {
      const lapsed = world.content.all('product').flatMap(({ id, title, declarations }) => {
        const valid = world.content
          .ofProduct(id)
          .flatMap((one) =>
            (one.content_type === 'epd' || one.content_type === 'hpd') && one.validUntil >= today
              ? [one.content_type.toUpperCase()]
              : [],
          );
        return [...new Set(valid)].toSorted().join() === declarations.toSorted().join() ? [] : [title];
      });
      expect(lapsed).toEqual([]);
    }
  });

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
