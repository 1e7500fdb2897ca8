import { describe, expect, it } from 'vitest';
import { detailDefinitions, drawDetail } from '#src/reference-api/drawings/details/details.ts';
import { detailKeys } from '#src/reference-api/drawings/details/details.ts';
import { inchesOf } from '#src/reference-api/drawings/details/product-parts/product-fit.ts';
import { scaleText } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import {
  detailsDrawing,
  detailsShowing,
  productFits,
} from '#src/reference-api/drawings/details/product-parts/details-of-product.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';
import { everyRule } from '#tests/reference-api/drawings/every-rule.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const sheets = world.content.all('cad').flatMap((cad) => {
  const detail = world.details.get(cad.id);
  const product = world.content.find('product', cad.productIds[0] ?? 0);
  return detail && product ? [{ cad, detail, product }] : [];
});

describe('what a product is in a detail', () => {
  it('is a part that the detail draws and notes', () => {
    const unknown = detailKeys.flatMap((key) =>
      productFits[key]
        .filter(
          ({ part, sizes }) =>
            !(part in detailDefinitions[key].labels) ||
            Object.keys(sizes).some(
              (size) => !detailDefinitions[key].parameters.some(({ name }) => name === size),
            ),
        )
        .map(({ part }) => `${key}: ${part}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['102113', 'Urinal screen', 'equipment-pad'],
    ['105113', 'Single-tier metal locker', 'equipment-pad'],
    ['078413', 'Intumescent firestop sealant', 'wall-penetration'],
    ['078413', 'Cast-in firestop sleeve', 'firestop-penetration'],
    ['224200', 'Waterless urinal', 'trench-drain'],
    ['055213', 'Stainless steel handrail', 'floor-transition'],
    ['061600', 'Glass-mat gypsum sheathing', 'base-of-wall'],
    ['034500', 'Architectural precast wall panel', 'panel-joint'],
    ['321400', 'Concrete paver', 'plaza-deck'],
    ['213000', 'Diesel fire pump', 'equipment-pad'],
    ['133419', 'Self-storage building', 'metal-building-eave'],
    ['237300', 'Energy recovery air handler', 'curb'],
    ['432100', 'Submersible sewage pump', 'pump-base'],
    ['434100', 'Polyethylene chemical tank', 'equipment-anchorage'],
    ['081416', 'Lead-lined wood door', 'door-frame'],
    ['105113', 'Box locker', 'wall-mounting'],
    ['096813', 'Carpet tile', 'wall-base'],
    ['102113', 'Powder-coated partition', 'pilaster-base'],
    ['074113', 'Standing seam metal roof panel', 'roof-penetration'],
  ])('%s %s is no part of %s', (section, noun, key) => {
    expect(detailsShowing(section, noun).map((detail) => detail.key)).not.toContain(key);
  });

  it.each([
    ['075423', 'Reinforced TPO membrane', 'roof-edge', 'membrane'],
    ['077100', 'Snap-on metal coping', 'parapet-coping', 'coping'],
    ['072113', 'Mineral wool board', 'base-of-wall', 'insulation'],
    ['092216', 'Slotted deflection track', 'partition-head', 'track'],
    ['213000', 'Horizontal split-case fire pump', 'pump-base', 'pump'],
  ])('%s %s is in %s its %s', (section, noun, key, part) => {
    expect(detailsShowing(section, noun)).toContainEqual(expect.objectContaining({ key, part }));
  });
});

describe('every sheet of the world', () => {
  it('belongs to a product and shows a detail', () => {
    expect(sheets).toHaveLength(world.content.all('cad').length);
  });

  it('names its product as a part that the product can be as its record describes it, and no other part', () => {
    const wrong = sheets.filter(({ detail, product }) => {
      const parts = detailsDrawing(product.csi[0]?.number ?? '', product)
        .filter(({ detail: { key } }) => key === detail.key)
        .map(({ detail: { part } }) => part);
      return Object.keys(detail.labels).some((part) => !parts.includes(part));
    });
    expect(wrong.map(({ cad }) => cad.title)).toEqual([]);
  });

  it('has the size that its product has', () => {
    const wrong = sheets.filter(({ detail, product }) =>
      detailsDrawing(product.csi[0]?.number ?? '', product)
        .filter(({ detail: { key } }) => key === detail.key)
        .some(({ detail: { sizes } }) =>
          Object.entries(sizes).some(([size, keys]) => {
            const value = inchesOf(product, keys);
            return value !== undefined && detail.parameters[size] !== value;
          }),
        ),
    );
    expect(wrong.map(({ cad }) => cad.title)).toEqual([]);
  });

  it.each([
    ['cladding', 'depth ribHeight'],
    ['panel', 'depth ribHeight thickness'],
    ['paver', 'thickness'],
    ['gutter', 'width'],
    ['brick', 'depth'],
    ['channel', 'width'],
    ['cabinet', 'height'],
    ['panelboard', 'height'],
    ['leveler', 'length'],
  ])('draws its own %s as large as its record says: %s', (part, keys) => {
    const own = sheets.filter(
      ({ detail, product }) => part in detail.labels && inchesOf(product, keys) !== undefined,
    );
    const wrong = own.filter(({ detail, product }) => {
      const value = inchesOf(product, keys) ?? 0;
      const isSized = detailDefinitions[detail.key].parameters.some(({ name }) => name === part);
      return isSized && detail.parameters[part] !== value;
    });
    expect(own).not.toEqual([]);
    expect(wrong.map(({ cad, product }) => `${cad.title}: ${product.title}`)).toEqual([]);
  });

  it.each([
    [/Surface Mounted/, 'mounting', /surface/i],
    [/Recessed (?:Cabinet|Entrance)/, 'mounting', /recessed/i],
    [/Wall Bracket/, 'mounting', /wall/i],
    [/Anchored to Paving/, 'mounting', /surface|anchor/i],
    [/Overhead-Braced/, 'mounting', /braced/i],
    [/Base (?:and Wall )?Cabinet/, 'configuration', /base/i],
  ])('shows its own product as its record says: %s', (condition, attribute, values) => {
    const wrong = sheets.filter(({ cad, detail, product }) => {
      const isOwn = detailsShowing(product.csi[0]?.number ?? '', product.noun).some(
        ({ key, where }) => key === detail.key && attribute in where,
      );
      const value = product.attributes.find(({ key }) => key === attribute)?.value;
      return condition.test(cad.condition) && isOwn && typeof value === 'string' && !values.test(value);
    });
    expect(wrong.map(({ cad, product }) => `${cad.title}: ${product.title}`)).toEqual([]);
  });

  it('shows its product in no poster and no photograph otherwise than its record says', () => {
    const wrong = world.content.all('product').flatMap((product) => {
      const drawn = detailsDrawing(product.csi[0]?.number ?? '', product).map(({ detail }) => detail.key);
      return (world.photos.get(product.id) ?? []).flatMap(({ url }) => {
        const key = /detail\/([\w-]+)\/construction\.svg/.exec(url)?.[1];
        return key && !drawn.some((one) => one === key) ? [`${product.title}: ${key}`] : [];
      });
    });
    expect(wrong).toEqual([]);
    expect([...world.photos.values()].flat().filter(({ url }) => url.includes('/detail/'))).not.toEqual([]);
  });

  it.each([
    [/hydraulic/i, 'HYDRAULIC CYLINDER'],
    [/spring/i, 'COUNTERBALANCE SPRING'],
  ])('raises its dock leveler as its record says: %s', (operation, words) => {
    const own = sheets.filter(({ detail, product }) => {
      const value = product.attributes.find(({ key }) => key === 'operation')?.value;
      return 'leveler' in detail.labels && typeof value === 'string' && operation.test(value);
    });
    const wrong = own.filter(
      ({ detail }) =>
        !drawDetail(detail.key, detail).shapes.some(
          (shape) => shape.kind === 'leader' && shape.text.replaceAll('\n', ' ').startsWith(words),
        ),
    );
    expect(own).not.toEqual([]);
    expect(wrong.map(({ product }) => product.title)).toEqual([]);
  });

  it('lays brick in courses of its own height', () => {
    const own = sheets.filter(
      ({ detail, product }) => 'brick' in detail.labels && inchesOf(product, 'height') !== undefined,
    );
    const wrong = own.filter(({ detail, product }) => {
      const heights = drawDetail(detail.key, detail).shapes.flatMap((shape) => {
        if (shape.kind !== 'hatch' || shape.pattern !== 'masonry') return [];
        const levels = shape.boundary.map(({ y }) => y);
        return Math.min(...shape.boundary.map(({ x }) => x)) < -3
          ? [Math.max(...levels) - Math.min(...levels)]
          : [];
      });
      const whole = Math.max(...heights);
      return Math.abs(whole - (inchesOf(product, 'height') ?? 0)) > 0.01;
    });
    expect(own).not.toEqual([]);
    expect(wrong.map(({ cad, product }) => `${cad.title}: ${product.title}`)).toEqual([]);
  });

  it('states no size that its product states otherwise', () => {
    // By what a size is called: a part's own `Paver thickness` is the product's `thickness`.
    const keysOf: Readonly<Record<string, readonly string[]>> = {
      thickness: ['thickness', 'depth', 'ribHeight'],
      depth: ['depth'],
      height: ['height'],
      width: ['width', 'jointWidth'],
      diameter: ['diameter'],
      length: ['length'],
    };
    const wrong = sheets.flatMap(({ cad, detail, product }) => {
      const [part = ''] = Object.keys(detail.labels);
      return detailDefinitions[detail.key].parameters.flatMap(({ name, label, default: usual }) => {
        if (name !== part && !label.toLowerCase().startsWith(`${part} `)) return [];
        const keys = keysOf[/\w+$/.exec(label)?.[0].toLowerCase() ?? ''] ?? [];
        const stated = keys.flatMap((key) => inchesOf(product, key) ?? []);
        const drawn = detail.parameters[name] ?? usual;
        return stated.length === 0 || stated.includes(drawn)
          ? []
          : [`${cad.title}: ${label} ${stated.join()}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('prints the name on its drawing once, and its record says the scale it is drawn at', () => {
    const drawn = sheets
      .filter((_, index) => index % 5 === 0)
      .map(({ cad, detail, product }) => {
        const { shapes, scale } = drawDetail(detail.key, detail);
        const names = shapes.filter(
          (shape) =>
            shape.kind === 'leader' && shape.text.replaceAll('\n', ' ') === product.title.toUpperCase(),
        );
        const sizes = JSON.stringify(detail.parameters);
        return { title: cad.title, sizes, names: names.length, at: scaleText(scale), said: cad.scale };
      });
    expect(drawn.filter(({ names, at, said }) => names !== 1 || at !== said)).toEqual([]);
  });

  it.each(detailKeys)('keeps to every rule in the sizes and with the names of its product: %s', (key) => {
    // One sheet of each size: with another product only a note differs.
    const drawn = Map.groupBy(
      sheets.filter(({ detail }) => detail.key === key),
      ({ detail }) => JSON.stringify(detail.parameters),
    );
    const broken = [...drawn.values()].flatMap(([sheet]) => {
      if (!sheet) return [];
      const { cad, detail } = sheet;
      const drawing = drawDetail(detail.key, detail);
      return everyRule.flatMap((rule) =>
        rule.broken(drawing, detail.key).map((what) => `${cad.title}: ${rule.rule}: ${what}`),
      );
    });
    expect(broken).toEqual([]);
  });

  it('has a summary that says the scale of its record, and pipes as NPS', () => {
    const wrong = sheets.filter(
      ({ cad }) => !cad.summary.endsWith(` at ${cad.scale}.`) || cad.summary.includes('nps'),
    );
    expect(wrong.map(({ cad }) => cad.summary)).toEqual([]);
  });

  it('differs from every other sheet of its maker in number, and in title or product', () => {
    const alike = Map.groupBy(sheets, ({ cad, product }) => `${cad.coid} ${cad.title} ${product.id}`);
    expect([...alike].filter(([, same]) => same.length > 1).map(([name]) => name)).toEqual([]);
  });

  it('is one of as many as its maker needs: a sixth of all at most, and every condition in few sizes', () => {
    const makers = Map.groupBy(sheets, ({ cad }) => cad.coid);
    const most = Math.max(...[...makers.values()].map((own) => own.length));
    const conditions = Map.groupBy(sheets, ({ detail, product }) => `${detail.key} ${product.id}`);
    expect(most).toBeLessThan(sheets.length / 6);
    expect(Math.max(...[...conditions.values()].map((own) => own.length))).toBeLessThanOrEqual(20);
  });
});
