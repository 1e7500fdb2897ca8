import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const metalBuildingReactionsFirst: WrittenPost = {
  slug: 'metal-building-reactions-first',
  title: 'The Reactions Come Later: Foundations for a Metal Building',
  summary:
    'A Q&A on who designs what in a metal building project, with a thrust calculation and the dates that make it workable.',
  topics: ['coordination', 'documents', 'cost'],
  sections: ['133419', '033000', '074113'],
  figure: 'footing',
  blocks: [
    paragraph(
      'You buy a metal building as a product and have to put it on a foundation that’s drawn as a building. The foundation engineer needs column reactions; the manufacturer calculates them after receiving an order; the owner wants a footing permit to start while the order is being negotiated. Anyone who has done one of these knows the phone calls that follow. Here is how I answer the questions now.',
    ),
    heading('Who designs what?'),
    paragraph(
      'The manufacturer’s engineer designs frames, girts, purlins, bracing, and specifies the diameter and layout of anchor rods. That engineer doesn’t design foundations, anchor rod length and embedment, or the slab, and isn’t the project’s engineer of record. Someone must be. On jobs with no structural engineer except the supplier’s, no one is responsible for the top of the footing, where all the load passes.',
    ),
    heading('Why are reactions so important?'),
    paragraph(
      'Because of thrust. A rigid frame with pinned bases pushes outward at the bottom, under gravity, all the time. Say that frames span 80 ft and stand 25 ft apart, with snow of 25 psf and dead load of 5 psf.',
    ),
    paragraph(
      'Load along the frame: 30 × 25 = 750 lb per foot. Vertical reaction: 750 × 40 = 30,000 lb per column. The horizontal part depends on the frame’s proportions; say the supplier reports 14,000 lb.',
    ),
    paragraph(
      'Thirty kips down is an easy footing. Fourteen kips outward isn’t. A footing 5 ft square, under a 3 ft pier, would tip or slide. The thrust must go somewhere: to the opposite column by a tie, or into the slab by hairpin bars, or into a footing large enough to resist it by weight and soil.',
    ),
    heading('What’s a hairpin?'),
    paragraph(
      'A bent bar that goes around the anchor rods and runs diagonally into the slab. For 14,000 lb at an allowable 24,000 psi for reinforcement: 14 / 24 = 0.58 sq in., two legs of No. 5, at 0.31 each. Straightforward. But now the slab is a structural member in tension, from wall to wall. Saw-cut joints in the pulling direction interrupt it. Trenches for plumbing do too, and so does the owner who five years later cuts a pit for a machine. A tie beam below the slab, from column to column, is unaffected by all that, and I prefer it for buildings that will be altered. Label the slab on the drawings if it’s a tie: “Structural slab. Do not cut.”',
    ),
    heading('And uplift?'),
    paragraph(
      'With light roofs wind usually decides footing size. A metal building weighs little; at the corner columns, net uplift might be 12,000 lb or more, and only concrete and soil resist. Footings that look oversized for gravity are sized to be heavy.',
    ),
    heading('What can we do before reactions are known?'),
    paragraph(
      'Use preliminary reactions from a supplier, based on the same loads, with a margin. Bidders have different frame depths and column bases, so take the worst case and say so in the documents: “Foundations are designed for the following reactions. Submit final ones; if any exceeds those listed, the cost of foundation redesign is by the contractor.” List them in a table. Bidders then see what they have to fit.',
    ),
    paragraph(
      'Alternatively, procure the building first. A separate early package to a supplier, with reactions and anchor rod plan in four weeks, then assign the contract to the general contractor. It takes discipline from the owner.',
    ),
    heading('What do people forget to tell the supplier?'),
    list(
      'Collateral load: sprinklers, ductwork, ceilings, lights, solar in future. Five psf for everything is the habit, and suspended ceilings and sprinklers alone come close to that. Purlins are optimized, so nothing is held in reserve.',
      'Cranes and mezzanines.',
      'Drift and deflection limits. With a brick wainscot or a block wall attached, default drift of H/60 cracks it. State H/240 or what the wall’s designer asks for, and the frames get heavier.',
      'Openings. Framed openings cost little on paper and a lot on site.',
      'Snow drifting against a taller existing building, or from the new building onto a lower existing roof. The second is the one the architect has to catch.',
      'Column base height, recessed or on pier, and tolerance of anchor rods. Ask for a template, and survey the rods before steel is loaded on trucks.',
    ),
    heading('And the envelope?'),
    paragraph(
      'Standard systems compress insulation over purlins, and nominal R values fall. Energy codes list such assemblies with their real U-factors. Liner system or continuous board costs more; so does failing review. Condensation below metal roofing in a wash bay or a gymnasium is a certainty without a vapor retarder sealed at laps. Facing tape applied in the cold isn’t a seal.',
    ),
    heading('If you had to pick one rule?'),
    paragraph(
      'No concrete until the sealed reactions arrive, unless whoever is in a hurry signs for the risk.',
    ),
  ],
};
