import type { Product } from '#src/contracts/content.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import type { Relation } from '#tests/reference-api/trade/relations/relation.ts';

/** Words that tell one make from another, without the `s` of several. */
const tellingWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z\d][a-z\d.-]{2,}/g) ?? []).map((word) =>
      word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word,
    ),
  );

/** What the first words of a limit are about, as far as its kind comes in other makes that this product is not. */
function limitsOfOthers({ csi, noun, materials, attributes, limitations }: Product): string[] {
  const section = profileOf(csi[0]?.number ?? '');
  if (section === null) return [];
  const kind = profileOfKind(section, noun);
  const own = tellingWords(
    [
      noun,
      materials,
      ...attributes.flatMap(({ label, value }) => (typeof value === 'string' ? [label, value] : [label])),
    ].join(' '),
  );
  const makes = [
    ...kind.materials,
    ...kind.attributes.flatMap(({ values }) => ('least' in values ? [] : values)),
  ];
  const others = new Set(makes.flatMap((make) => [...tellingWords(make)]).filter((word) => !own.has(word)));
  return limitations.filter((text) => {
    const subject = text.split(' ').slice(0, 2).join(' ');
    return [...tellingWords(subject)].some((word) => others.has(word));
  });
}

/**
 * Limits whose first words are about what every make of the kind has or stands in: its tube, its anchors, the rain. Or they
 * say what another make is for, as advice.
 */
const aboutAll =
  /^(?:Anchors and|Blades are|Coil pull|Foundation and|Glass in walks|Housing and|It|Lever and|Motor operation|On rated doors|Only mineral wool|Polished faces|Power failure|Rain and|Rubber seats|Runway deflection|Sand is|Shields shall|Small areas|Steel must|The elastomer|The gate|The ring|Track and|Tube or hose|Valves for lotion|Wall brackets turn)\b/;

export const limitRelations: readonly Relation[] = [
  {
    name: 'a limit is about the product, not about another make of its kind',
    sections: [],
    holds: (product) =>
      product.limitations.length === 0 ? null : limitsOfOthers(product).every((text) => aboutAll.test(text)),
  },
];
