import { defineDetail } from '#src/reference-api/drawings/define-detail.ts';
import { breakLine } from '#src/reference-api/drawings/symbols.ts';

export const panelboardElevation = defineDetail({
  key: 'panelboard-elevation',
  condition: 'Surface-Mounted Panelboard',
  view: 'Elevation',
  scale: 12,
  sizes: {
    width: ['Enclosure width', 16, 32, 2, 20],
    height: ['Enclosure height', 30, 72, 2, 48],
    top: ['Top of enclosure above floor', 72, 78, 1, 76],
    pad: ['Housekeeping pad height', 3.5, 6, 0.5, 4],
  },
  labels: {
    panelboard: 'Panelboard with door-in-door trim',
    feeder: 'Feeder conduit, see one-line diagram',
    branch: 'Branch conduits to circuits',
    nameplate: 'Engraved nameplate',
  },
  sketch(pen, size, label) {
    const [width, height, top, pad] = [size('width'), size('height'), size('top'), size('pad')];
    const half = width / 2;
    const low = top - height;
    const far = half + 18;
    pen.hatch(
      [
        [-far, -5],
        [far, -5],
        [far, 0],
        [-far, 0],
      ],
      'concrete',
    );
    pen.path([
      [-far, 0],
      [far, 0],
    ]);
    pen.rect(-half - 3, 0, width + 6, pad, 'concrete');
    for (const x of [-far, far]) breakLine(pen, [x, -5], [x, 0]);
    pen.rect(-half, low, width, height, null);
    pen.rect(-half + 1.4, low + 1.4, width - 2.8, height - 2.8, null, 'edge');
    pen.rect(-half + 4, low + 5, width - 8, height - 12, null, 'edge');
    for (let y = low + 6.5; y < top - 9; y += 2.6) {
      for (const x of [-half + 5, 0.4]) pen.rect(x, y, half - 5.4, 1.9, null, 'fine');
    }
    pen.rect(half - 3.4, low + height * 0.5, 1, 3, 'steel', 'edge');
    pen.rect(-4, top - 5.4, 8, 2, null, 'edge');
    pen.rect(-half + 2, top, 3, 14, 'steel', 'edge');
    for (const x of [half - 3, half - 5.4, half - 7.8]) pen.rect(x, top, 1.1, 14, 'steel', 'edge');
    breakLine(pen, [-half, top + 14], [half, top + 14]);
    for (const y of [low + 4, top - 6]) pen.rect(-half - 2.5, y, width + 5, 1.6, 'steel', 'fine');

    pen.dim([-half, low], [half, low], -0.35);
    pen.dim([-far, 0], [-far, top], 0.3, { limit: 'MAX.' });
    pen.path(
      [
        [-far - 1, top],
        [-half - 1, top],
      ],
      'symbol',
    );
    pen.note([half - 7.2, top + 10], label('branch'));
    pen.note([-half + 4.6, top + 5], label('feeder'));
    pen.note([3.8, top - 4.4], label('nameplate'));
    pen.note([half - 0.7, low + height * 0.66], label('panelboard'));
    pen.note([half - 2.6, low + height * 0.5 + 1.2], 'Latch, keyed alike');
    pen.note([half + 2, low + 4.6], 'Channel strut, anchored to wall');
    pen.note([half + 2, pad * 0.5], 'Concrete housekeeping pad');
    pen.note([far - 5, -2.5], 'Concrete slab');
  },
});
