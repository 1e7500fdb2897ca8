import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv, type XY } from '#src/reference-api/drawings/geometry/vector.ts';

export const panelboardElevation = defineDetail({
  condition: 'Surface-Mounted Panelboard',
  view: 'Elevation',
  scale: 12,
  sizes: {
    width: ['Enclosure width', 14, 32, 2, 20],
    height: ['Enclosure height', 20, 76, 2, 48],
    handle: ['Highest breaker handle above floor', 66, 79, 1, 70],
    space: ['Working space width', 30, 42, 2, 30],
  },
  labels: {
    panelboard: 'Panelboard with door-in-door trim',
    feeder: 'Feeder conduit, see one-line diagram',
    branch: 'Branch conduits to circuits',
    nameplate: 'Engraved nameplate',
  },
  sketch(pen, { width, height, handle, space }, label) {
    const half = width / 2;
    const top = handle + 5;
    const low = Math.max(1, top - height);
    const far = space / 2 + 8;
    pen.hatch(uv(-far, -4, far, -4, far, 0, -far, 0), 'concrete');
    pen.path(uv(-far, 0, far, 0));
    for (const x of [-far, far]) breakLine(pen, [x, -4], [x, 0]);
    // Working space that the electrical code requires in front of the enclosure.
    pen.path(uv(-space / 2, 0, -space / 2, 78, space / 2, 78, space / 2, 0), 'hidden');
    // The struts pass behind the enclosure.
    for (const y of [low + 3, top - 9])
      for (const x of [-half - 2.5, half]) {
        pen.rect(x, y, 2.5, 1.6, 'steel', 'fine');
        pen.as('head').circle([x + 1.25, y + 0.8], 0.35, 'edge');
      }
    pen.rect(-half, low, width, top - low);
    pen.rect(-half + 1.2, low + 1.2, width - 2.4, top - low - 2.4, null, 'edge');
    const door: XY[] = [
      [-half + 3.4, low + 3.4],
      [half - 3.4, low + 3.4],
      [half - 3.4, top - 3.5],
      [-half + 3.4, top - 3.5],
    ];
    pen.shape(door, null, 'edge');
    for (let y = handle - 0.95; y > low + 4; y -= 2.4)
      for (const x of [-half + 4.2, 0.4]) {
        pen.rect(x, y, half - 4.6, 1.9, null, 'fine');
        pen.rect(x < 0 ? -1.6 : 0.7, y + 0.6, 0.9, 0.7, null, 'fine');
      }
    pen.rect(half - 2.9, low + (top - low) * 0.5, 1, 2.6, 'steel', 'edge');
    pen.rect(-3.2, top - 3, 6.4, 1.4, null, 'edge');
    pen.rect(-half + 2, top, 2.6, 7, 'steel', 'edge');
    for (const x of [half - 2.6, half - 4.6, half - 6.6]) pen.rect(x, top, 1.1, 7, 'steel', 'edge');
    breakLine(pen, [-half, top + 7], [half, top + 7]);

    pen.dim([-far, 0], [-far, handle], 0.3);
    pen.path(uv(-far - 1, handle, -half + 4, handle), 'extension');
    const isLow = low <= 12;
    pen.dim([-space / 2, -4], [space / 2, -4], isLow ? -0.65 : -0.3, { limit: 'MIN.' });
    pen.dim([-half, isLow ? -4 : low], [half, isLow ? -4 : low], -0.3);
    pen.note([half - 6.2, top + 5.4], label('branch'));
    pen.note([-half + 4.5, top + 2.5], label('feeder'));
    pen.note([3.1, top - 2.3], label('nameplate'));
    pen.note([half - 0.6, low + (top - low) * 0.7], label('panelboard'));
    pen.note([half - 2.2, low + (top - low) * 0.5 + 1.2], 'Latch, keyed alike');
    pen.note([half + 2, low + 3.8], 'Channel strut, anchored to wall');
    pen.note([space / 2, 20 * (low > 24 ? 1 : 0.2)], 'Working space, kept clear to 78 in.');
    pen.note([far - 3, -2.5], 'Concrete floor');
  },
});
