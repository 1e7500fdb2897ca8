import { addendaThatBiddersCanFollow } from '#src/reference-api/trade/blog/addenda-that-bidders-can-follow.ts';
import { comparingEpdsFairly } from '#src/reference-api/trade/blog/comparing-epds-fairly.ts';
import { hollowMetalFrameAnchors } from '#src/reference-api/trade/blog/hollow-metal-frame-anchors.ts';
import { hpdThresholdsExplained } from '#src/reference-api/trade/blog/hpd-thresholds-explained.ts';
import { level5WhereItPays } from '#src/reference-api/trade/blog/level-5-where-it-pays.ts';
import { roofEdgeWindArithmetic } from '#src/reference-api/trade/blog/roof-edge-wind-arithmetic.ts';
import { stcLaboratoryAndField } from '#src/reference-api/trade/blog/stc-laboratory-and-field.ts';
import { submittalStampWords } from '#src/reference-api/trade/blog/submittal-stamp-words.ts';
import { temporaryEnclosureScope } from '#src/reference-api/trade/blog/temporary-enclosure-scope.ts';
import { vaporControlMixedClimate } from '#src/reference-api/trade/blog/vapor-control-mixed-climate.ts';
import type { WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

/** All posts, the latest first. */
export const writtenPosts: readonly WrittenPost[] = [
  roofEdgeWindArithmetic,
  vaporControlMixedClimate,
  stcLaboratoryAndField,
  hollowMetalFrameAnchors,
  level5WhereItPays,
  comparingEpdsFairly,
  hpdThresholdsExplained,
  addendaThatBiddersCanFollow,
  temporaryEnclosureScope,
  submittalStampWords,
];
