import type { Layer } from '#src/reference-api/drawings/geometry/drawing.ts';

export interface LayerStyle {
  /** AutoCAD color index. */
  color: number;
  /** Lineweight on paper, in hundredths of a millimeter; one of the values that DXF allows. */
  lineWeight: 9 | 13 | 18 | 25 | 35 | 50 | 70;
  dashed: boolean;
}

/** Color, lineweight, and linetype of each layer. */
export const layerStyles: Readonly<Record<Layer, LayerStyle>> = {
  'A-DETL-OTLN': { color: 7, lineWeight: 50, dashed: false },
  'A-DETL-MEDM': { color: 3, lineWeight: 25, dashed: false },
  'A-DETL-FINE': { color: 4, lineWeight: 13, dashed: false },
  'A-DETL-PATT': { color: 8, lineWeight: 9, dashed: false },
  'A-DETL-HIDN': { color: 6, lineWeight: 18, dashed: true },
  'A-ANNO-DIMS': { color: 1, lineWeight: 13, dashed: false },
  'A-ANNO-NOTE': { color: 2, lineWeight: 13, dashed: false },
  'A-ANNO-SYMB': { color: 5, lineWeight: 18, dashed: false },
  'A-ANNO-TEXT': { color: 2, lineWeight: 18, dashed: false },
  'A-ANNO-TTLB': { color: 7, lineWeight: 35, dashed: false },
};

/** Dash and gap of hidden lines on paper, in inches. */
export const hiddenDash = { dash: 0.08, gap: 0.05 } as const;
