import type { Hpd, Product } from '#src/contracts/content.ts';
import { largest } from '#src/lib/long-lists.ts';
import { factsOf } from '#src/reference-api/seed/product-standards.ts';
import { isWithin } from '#src/reference-api/trade/conditions.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

type Substances = NonNullable<SectionProfile['hpd']>;
type Contents = Hpd['contents'];

/** Words that identify a material in a text, and its main substances. */
const substancesOf: readonly (readonly [words: RegExp, substances: RegExp])[] = [
  [/steel|galvanized|galvannealed|iron\b/i, /^(?:Iron|Steel)\b/],
  [/alumin(?!um-zinc)/i, /^Aluminum$/],
  [/brass|bronze|zinc die|steel|stainless/i, /^(?:Steel|Brass|Zinc)$/],
  [/glass(?! fiber|-fiber|-mat|-reinforced)|lites|float/i, /glass/i],
  [/concrete|mortar|cement/i, /Aggregate|Quartz|cement|Limestone/i],
  [/clay|brick/i, /^(?:Clay|Kaolin)/],
  [/gypsum/i, /^Calcium sulfate/],
  [
    /wood|veneer|plywood|strand|particleboard|mdf|fiberboard|hardwood|maple|oak/i,
    /^(?:Wood|Hardwood|Cellulose)/,
  ],
  [/polyiso/i, /^Polyisocyanurate/],
  [/extruded polystyrene|expanded polystyrene|\bxps\b|\beps\b/i, /polystyrene/i],
  [/mineral wool|stone wool|slag wool|mineral fiber|mineral-fiber/i, /^Mineral wool/],
  [/\btpo\b|polyolefin|polypropylene/i, /^Polypropylene/],
  [/\bepdm\b|ethylene.propylene/i, /^Ethylene-propylene-diene/],
  [/asphalt|bitum|\bsbs\b/i, /^Asphalt/],
  [/silicone/i, /^(?:Polydimethylsiloxane|Silicone)/],
  [/acrylic|latex|water-?borne|water-?based/i, /^(?:Acrylic|Water)/],
  [/epoxy|urethane|quartz/i, /^(?:Quartz|Bisphenol)/],
  [/porcelain|ceramic|stoneware|vitreous china|fireclay/i, /^(?:Kaolin|Ceramic)/],
  [/vinyl(?!-free)|\bpvc\b(?!-free)|\bvct\b|\blvt\b/i, /^(?:Calcium carbonate|Polyvinyl chloride)/],
  [/nylon|carpet|yarn|tufted/i, /^(?:Calcium carbonate|Polyamide|Aluminum)/],
  [
    /polyester felt|\bpet\b|polyester|polyethylene terephthalate/i,
    /^(?:Polyethylene terephthalate|Unsaturated polyester)/,
  ],
  [/polyethylene|hdpe/i, /^Polyethylene\b/],
  [/fiberglass|frp|fiber-?reinforced|glass fiber/i, /^(?:Unsaturated polyester|Glass fiber)/],
  [/cement|fiber-cement/i, /^(?:Portland cement|Quartz)/],
  [/copper/i, /^Copper$/],
  [/stone|quartz|solid surfac/i, /^Quartz/],
  [/silicon cells|photovoltaic|monocrystalline/i, /glass/i],
];

/**
 * Whether the substances usually declared for a kind fit this product: the main substance must belong to a material that the
 * product's record names.
 */
export function isMadeOf(substances: Substances, material: string): boolean {
  const main = substances.toSorted((one, other) => middle(other) - middle(one))[0]?.substance ?? '';
  return substancesOf.some(([words, pattern]) => words.test(material) && pattern.test(main));
}

/** What a product claims to be without, in words of its record, and the substances that this excludes. */
const claims: readonly (readonly [claim: RegExp, substances: RegExp])[] = [
  [/PVC-free|(?:free of|without) PVC/i, /^polyvinyl chloride|^(?:bis|di)[^ ]* (?:tere)?phthalate/i],
  [/formaldehyde-free|no added formaldehyde/i, /formaldehyde/i],
  [/solvent[- ]free|without (?:added )?solvents?/i, /xylene|toluene|naphtha|spirits|benzyl alcohol/i],
  [/without solvent or isocyanate|isocyanate-free/i, /isocyanate|polymeric mdi/i],
  [/halogen-free/i, /chlor|brom|fluor/i],
  [/PFAS-free/i, /fluor/i],
  [/phthalate-free/i, /^(?:bis|di)[^ ]* phthalate/i],
  [/lead-free|low lead/i, /^lead/i],
  [/glass-mat/i, /^cellulose$/i],
];

/** What is usual in a kind and its material, less what the product says that it does not have; concrete with the water that it states. */
export function substancesIn(substances: Substances, product: Product): Substances {
  const { materials, summary, description, attributes, csi } = product;
  const facts = factsOf(csi[0]?.number ?? '', product);
  const said = `${materials} ${summary} ${description}`;
  const excluded = claims.filter(([claim]) => claim.test(said));
  const left = substances.filter(
    ({ substance, where = [] }) =>
      isWithin({ products: [], where }, facts) && !excluded.some(([, pattern]) => pattern.test(substance)),
  );
  const ratio = attributes.find(({ label }) => label === 'Water-cementitious materials ratio');
  return ratio ? withWater(left, Number(ratio.value)) : left;
}

/** Shares of concrete of that ratio of water to cementitious materials. */
function withWater(substances: Substances, ratio: number): Substances {
  const binders = substances.filter(({ role }) => /binder|cementitious/i.test(role));
  const water = ratio * binders.reduce((sum, one) => sum + middle(one), 0);
  return substances.map((one) => {
    if (binders.includes(one)) return { ...one, share: [middle(one), middle(one)] };
    return one.substance === 'Water' ? { ...one, share: [water, water] } : one;
  });
}

const middle = ({ share: [least, greatest] }: Substances[number]): number => (least + greatest) / 2;

/**
 * The contents by descending share. Exact shares, or the middles of ranges, add up to `disclosedPercent`; no range ends above
 * what the least of the others leave.
 */
export function contentsOf(
  substances: Substances,
  { disclosedPercent, isExact }: { disclosedPercent: number; isExact: boolean },
  random: Random,
): Contents {
  const drawn = substances.map((one) => {
    const [least, greatest] = one.share;
    return Math.max(0.01, least + (greatest - least) * (0.25 + random.next() * 0.5));
  });
  const sum = drawn.reduce((total, share) => total + share, 0);
  const shares = drawn.map((share) => round((share / sum) * disclosedPercent));
  const main = shares.indexOf(largest(shares));
  const rest = disclosedPercent - shares.reduce((total, share) => total + share, 0);
  shares[main] = round((shares[main] ?? 0) + rest);
  const listed = substances.map(({ substance, cas, role, screening }, index) => {
    const exact = shares[index] ?? 0;
    const band = isExact ? 0 : Math.max(0.01, exact * (0.04 + random.next() * 0.06));
    const [shareFrom, shareTo] = [round(Math.max(0, exact - band)), round(exact + band)];
    return { substance, cas, role, screening, shareFrom, shareTo };
  });
  const least = listed.reduce((total, { shareFrom }) => total + shareFrom, 0);
  return listed
    .map((one) => ({ ...one, shareTo: round(Math.min(one.shareTo, 100 - (least - one.shareFrom))) }))
    .toSorted((one, other) => other.shareTo - one.shareTo);
}

const round = (share: number): number => Number(share.toFixed(2));
