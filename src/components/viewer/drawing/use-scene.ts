import { useMemo } from 'react';

import type { Scene } from '#src/components/viewer/drawing/paint-scene.ts';
import type { Comparison } from '#src/domain/drawing/compare.ts';
import type { Sheet } from '#src/domain/drawing/sheet.ts';
import type { DrawingStyle } from '#src/domain/drawing/sheet-to-svg.ts';

/**
 * Colors for lines that only one of two drawings has: red and blue, which people with red-green color
 * blindness can tell apart.
 */
const differing = {
  paper: { here: '#b3260f', there: '#0b57a4', same: '#a9aaa4' },
  dark: { here: '#ff8a74', there: '#6db2f2', same: '#5a625c' },
} as const;

/** The sheet to draw: by layer, or by difference from another drawing. */
export function useScene(
  sheet: Sheet,
  look: DrawingStyle,
  off: readonly string[],
  comparison: Comparison | null,
) {
  const colors = differing[look.isDark ? 'dark' : 'paper'];
  const scene = useMemo<Scene>(() => {
    const parts = comparison
      ? [
          { ...comparison.same, color: colors.same },
          { ...comparison.there, color: colors.there },
          { ...comparison.here, color: colors.here },
        ]
      : [{ layers: sheet.layers, texts: sheet.texts }];
    return { sheet, parts, look, isShown: (layer) => !off.includes(layer) };
  }, [sheet, look, off, comparison, colors]);
  return { scene, colors };
}
