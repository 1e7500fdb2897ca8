import type { Product } from '#src/contracts/content.ts';
import { programsFor } from '#src/reference-api/content/certification.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { both, numberOf, textOf, type Relation } from '#tests/reference-api/trade/relations/relation.ts';

const cites = ({ standards }: Product, beginning: string): boolean =>
  standards.some((one) => one.startsWith(`${beginning} `));

/** Most water that a unit takes up, in lb/cu ft, by its density (ASTM C90, table 2). */
const mostAbsorbed = (density: number): number => (density < 105 ? 18 : density < 125 ? 15 : 13);

/** Square inches that a 3/4-inch tube takes on a triangular pitch of 15/16 inch, and its surface in sq ft for each foot. */
const [TUBE_PITCH_AREA, TUBE_SURFACE] = [0.761, 0.1963];
/** Of a shell: baffles, passes, and the clearance of a bundle take the rest. */
const MOST_FILLED = 0.75;

/** What a model is hosted by, where its mounting says it. */
const hosts: readonly (readonly [mounting: RegExp, sections: RegExp, host: RegExp])[] = [
  [
    /^(?:Surface|Semiflush|Flush|Wall$|Wall;|Recessed$|Semirecessed)/,
    /^(?:10(?:28|44)|26|27|28)/,
    /^(?:wall|face)$/,
  ],
  [/^(?:Plug-in|Sounder|Isolator) base$/, /^28/, /^ceiling$/],
  [/^Type E-400|^Type J/, /^0984/, /^(?:ceiling|wall)$/],
];

/** Rules that a specifier asked for who had not read the library before. */
export const readByASpecifierRelations: readonly Relation[] = [
  {
    name: 'block absorbs no more water than ASTM C90 allows at its density, in lb/cu ft',
    sections: ['0422'],
    holds: (product) =>
      numberOf(product, 'waterAbsorption') === null &&
      both(product, ['absorption', 'density'], (water, density) => water <= mostAbsorbed(density)),
  },
  {
    name: 'block of walls that are reinforced and grouted is 6 inches thick or more (TMS 402, 6.1.3)',
    sections: ['0422'],
    holds: (product) => {
      const thickness = numberOf(product, 'thickness');
      return thickness === null || !cites(product, 'ASTM C90') ? null : thickness > 5;
    },
  },
  {
    name: 'the tubes of an exchanger fit into its shell',
    sections: ['4213'],
    nouns: /^Shell and tube/,
    holds: (product) => {
      const area = numberOf(product, 'heatTransferArea');
      const length = numberOf(product, 'length');
      const diameter = numberOf(product, 'diameter');
      if (area === null || length === null || diameter === null) return null;
      const tubes = area / (TUBE_SURFACE * length);
      return tubes * TUBE_PITCH_AREA <= MOST_FILLED * (Math.PI / 4) * diameter ** 2;
    },
  },
  {
    name: 'a coefficient of water to water is not that of oil',
    sections: ['4213'],
    nouns: /^Shell and tube/,
    holds: ({ uses }) => !uses.some((use) => /\boil\b/.test(use)),
  },
  {
    name: 'a limit for copper alloy is of what has copper alloy',
    sections: ['4213'],
    holds: ({ limitations, materials }) =>
      limitations.some((one) => one.includes('copper alloy'))
        ? /brass|cupronickel|copper/.test(materials)
        : null,
  },
  {
    name: 'structural steel alone is fabricated under AISC certification; buildings have that of IAS AC472',
    sections: ['05', '13', '34', '41'],
    holds: (product) => {
      const profile = profileOf(product.csi[0]?.number ?? '');
      if (profile === null) return null;
      const { programs } = profileOfKind(profile, product.noun);
      const isCertifiable = programsFor(programs, product).some(({ key }) => key === 'aisc');
      return isCertifiable === cites(product, 'AISC 303');
    },
  },
  {
    name: 'what leaves the site again is no part of the work that federal funds buy American (2 CFR 184)',
    sections: ['01', '3125'],
    nouns: /fence|inlet|containment|enclosure/i,
    holds: (product) => {
      const profile = profileOf(product.csi[0]?.number ?? '');
      return profile && !profileOfKind(profile, product.noun).programs.includes('baba');
    },
  },
  {
    name: 'what is offered anodized cites AAMA 611',
    sections: ['08'],
    holds: (product) =>
      product.options.some(({ name }) => name === 'Anodized finish') ? cites(product, 'AAMA 611') : null,
  },
  {
    name: 'a filter is made for the media it has',
    sections: ['1311'],
    nouns: /^Pool filter$/,
    holds: (product) =>
      /sand/.test(textOf(product, 'configuration') ?? '') === /laterals/.test(product.materials),
  },
  {
    name: 'a pool shell has suction outlets by ANSI/PHTA/ICC-16',
    sections: ['1311'],
    nouns: /shell$/,
    holds: (product) => cites(product, 'ANSI/PHTA/ICC-16'),
  },
  {
    name: '29 CFR 1910.179 is of overhead and gantry cranes, not of jibs',
    sections: ['4122'],
    nouns: /^Jib/,
    holds: (product) => !cites(product, '29 CFR 1910.179'),
  },
  {
    name: 'stone wool that absorbs lets sound through to the plenum',
    sections: ['0951'],
    holds: (product) => {
      const attenuation = numberOf(product, 'ceilingAttenuation');
      return attenuation === null || !/^stone wool/i.test(product.materials) ? null : attenuation <= 25;
    },
  },
  {
    name: 'a model is hosted by what its product is mounted on',
    sections: [],
    holds: (product) => {
      const [mounting, section] = [textOf(product, 'mounting'), product.csi[0]?.number ?? ''];
      const profile = profileOf(section);
      const host = hosts.find(([how, where]) => how.test(mounting ?? '') && where.test(section))?.[2];
      return host === undefined || profile === null
        ? null
        : host.test(profileOfKind(profile, product.noun).bim.host);
    },
  },
  {
    name: 'a section has its title of MasterFormat',
    sections: [],
    holds: ({ csi }) => csi.every(({ title }) => !/^Section \d/.test(title)),
  },
];
