import { type Handles, type Tag, pointTags, realText } from '#src/reference-api/drawings/dxf/tags.ts';
import type { Drawing, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { sheetPlacement } from '#src/reference-api/drawings/sheet/sheet-placement.ts';
import { sheet } from '#src/reference-api/drawings/sheet/sheet-size.ts';

/** The block record of model or paper space, and the handle of its layout. */
export interface LayoutSpace {
  record: string;
  layout: string;
}

interface View {
  /** Center and size on the paper, in inches. */
  center: Point;
  width: number;
  height: number;
  /** The visible part of the model: its center, and its height in model inches. */
  target: Point;
  shown: number;
}

const viewportTags = (id: number, view: View, handles: Handles, owner: string): Tag[] => [
  [0, 'VIEWPORT'],
  [5, handles.take()],
  [330, owner],
  [100, 'AcDbEntity'],
  [67, 1],
  [8, '0'],
  [100, 'AcDbViewport'],
  ...pointTags(view.center),
  [40, realText(view.width)],
  [41, realText(view.height)],
  [68, id],
  [69, id],
  [12, realText(view.target.x)],
  [22, realText(view.target.y)],
  [13, '0.0'],
  [23, '0.0'],
  [14, '0.5'],
  [24, '0.5'],
  [15, '0.5'],
  [25, '0.5'],
  [16, '0.0'],
  [26, '0.0'],
  [36, '1.0'],
  [17, '0.0'],
  [27, '0.0'],
  [37, '0.0'],
  [42, '50.0'],
  [43, '0.0'],
  [44, '0.0'],
  [45, realText(view.shown)],
  [50, '0.0'],
  [51, '0.0'],
  [72, 100],
  // Locked, so that users cannot change the scale by accident.
  [90, id === 1 ? 32_864 : 16_384 + 32_864],
  [1, ''],
  [281, 0],
  [71, 1],
  [74, 0],
  [110, '0.0'],
  [120, '0.0'],
  [130, '0.0'],
  [111, '1.0'],
  [121, '0.0'],
  [131, '0.0'],
  [112, '0.0'],
  [122, '1.0'],
  [132, '0.0'],
  [79, 0],
  [146, '0.0'],
];

/** The paper's own viewport, and the one that shows the model at the drawing's scale. */
export function sheetViewports(drawing: Drawing, handles: Handles, owner: string): Tag[] {
  const { origin, scale } = sheetPlacement(drawing);
  const [width, height] = [
    sheet.width - 2 * sheet.margin,
    sheet.height - 2 * sheet.margin - sheet.titleBlockHeight,
  ];
  const center = { x: sheet.width / 2, y: sheet.margin + sheet.titleBlockHeight + height / 2 };
  const paper = { x: sheet.width / 2, y: sheet.height / 2 };
  return [
    ...viewportTags(
      1,
      { center: paper, width: sheet.width, height: sheet.height, target: paper, shown: sheet.height },
      handles,
      owner,
    ),
    ...viewportTags(
      2,
      {
        center,
        width,
        height,
        target: { x: origin.x + center.x * scale, y: origin.y + center.y * scale },
        shown: height * scale,
      },
      handles,
      owner,
    ),
  ];
}

const millimeters = (inches: number) => realText(inches * 25.4);

/** Plot settings and layout of a letter sheet: landscape, full size. */
export const layoutTags = (
  name: string,
  order: number,
  { record, layout }: LayoutSpace,
  { min, max }: Drawing['bounds'],
  owner: string,
): Tag[] => [
  [0, 'LAYOUT'],
  [5, layout],
  [330, owner],
  [100, 'AcDbPlotSettings'],
  [1, ''],
  [2, 'none_device'],
  [4, 'Letter_(11.00_x_8.50_Inches)'],
  [6, ''],
  ...[40, 41, 42, 43].map((code): Tag => [code, '0.0']),
  [44, millimeters(sheet.width)],
  [45, millimeters(sheet.height)],
  ...[46, 47, 48, 49, 140, 141].map((code): Tag => [code, '0.0']),
  [142, '1.0'],
  [143, '1.0'],
  [70, order === 0 ? 1024 + 688 : 688],
  [72, 0],
  [73, 0],
  [74, 5],
  [7, ''],
  [75, 16],
  [147, '1.0'],
  [148, '0.0'],
  [149, '0.0'],
  [100, 'AcDbLayout'],
  [1, name],
  [70, 1],
  [71, order],
  [10, realText(min.x)],
  [20, realText(min.y)],
  [11, realText(max.x)],
  [21, realText(max.y)],
  ...pointTags({ x: 0, y: 0 }, 12),
  ...pointTags(min, 14),
  ...pointTags(max, 15),
  [146, '0.0'],
  ...pointTags({ x: 0, y: 0 }, 13),
  ...pointTags({ x: 1, y: 0 }, 16),
  ...pointTags({ x: 0, y: 1 }, 17),
  [76, 0],
  [330, record],
];
