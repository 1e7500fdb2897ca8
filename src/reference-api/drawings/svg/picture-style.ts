/** Black lines on nothing: in the dark, the site turns pictures over (`--drawing` in `styles/tokens.css`). */
export const ink = '#14171a';
/** Hatches and notes. */
export const quiet = '#5c6368';

/**
 * The three weights of a picture, in pixels of the screen, whatever the size at which it is shown. Below `small` wide, all
 * three are finer, as on a drawing at a smaller scale.
 */
export const weights = { profile: 1.8, medium: 1, hairline: 0.5 } as const;
const smallWeights = { profile: 1.3, medium: 0.75, hairline: 0.4 } as const;
/** Hairlines are left out: a mesh of them would be a black patch. */
const tinyWeights = { profile: 0.8, medium: 0.3, hairline: 0 } as const;
export type PictureWeight = keyof typeof weights;

/** Pixels: up to it, lines are finer. */
const small = 200;
/** Pixels: up to it, a picture is a sign in a line of text. */
const tiny = 48;
/** Pixels: up to it, words would be too small to read; those of a wide picture are smaller. */
const wordless = { usual: 300, wide: 400 } as const;
/** Pixels: above it, the tag is not enlarged as much as the drawing; in a wide picture never, beside the words of its levels. */
const large = { usual: 480, wide: 0 } as const;

/** Attributes of a stroked element; the class is for what `pictureStyle` says about sizes. */
export const stroked = (weight: PictureWeight): string =>
  `class="${weight.charAt(0)}" stroke-width="${weights[weight]}" vector-effect="non-scaling-stroke"`;

/** A fill, and how it looks in the dark. */
export interface PictureFill {
  fill: string;
  dark: string;
}

/**
 * What presentation attributes can't say: finer lines and no words where a picture is small, smaller words where it is
 * large, and fills in the dark. Programs that read no style sheet show the picture as for 300 pixels on white.
 */
export function pictureStyle(fills: readonly PictureFill[], shape: keyof typeof wordless = 'usual'): string {
  return (
    `<style>@media(max-width:${small}px){${widthsOf(smallWeights)}}` +
    `@media(max-width:${tiny}px){${widthsOf(tinyWeights)}}` +
    `@media(max-width:${wordless[shape]}px){.n,.w{display:none}.d{transform:none}}` +
    `@media(min-width:${large[shape]}px){.w{transform:scale(.6)}}` +
    darkFills(fills) +
    '</style>'
  );
}

const widthsOf = (all: Readonly<Record<PictureWeight, number>>): string =>
  Object.entries(all)
    .map(([name, width]) => `.${name.charAt(0)}{stroke-width:${width}px}`)
    .join('');

/** Rules of a style sheet. */
export function darkFills(fills: readonly PictureFill[]): string {
  const rules = fills.map(({ fill, dark }) => `.${fillClass(fill)}{fill:${turnedOver(dark)}}`);
  return rules.length > 0 ? `@media(prefers-color-scheme:dark){${rules.join('')}}` : '';
}

const fillClass = (fill: string): string => `t${fill.slice(1)}`;
/** Attributes of an element with this fill. */
export const filled = ({ fill }: PictureFill): string => `class="${fillClass(fill)}" fill="${fill}"`;

type Color = readonly [red: number, green: number, blue: number];

const parsed = (hex: string): Color => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};
const hexOf = (color: Color): string =>
  `#${color
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const each = ([red, green, blue]: Color, change: (part: number) => number): Color => [
  change(red),
  change(green),
  change(blue),
];

/**
 * The tone of a face in a material's color: so light that hairlines show on it, and in the dark so dim that white lines
 * do; the lightest stays the lightest.
 */
export function toneOf(color: string, shaded: boolean): PictureFill {
  const shade = shaded ? 0.86 : 1;
  const own = parsed(color);
  return {
    fill: hexOf(each(own, (part) => (0.42 + 0.58 * part) * shade)),
    dark: hexOf(each(own, (part) => (0.09 + 0.33 * part) * shade)),
  };
}

/** Glass is light and a little blue, whatever the color of its frame. */
export const glass = toneOf('#cfdfe6', false);

/**
 * The color that `invert(1) hue-rotate(180deg)` turns into this one; the filter undoes itself.
 * @internal
 */
export function turnedOver(color: string): string {
  const [red, green, blue] = each(parsed(color), (part) => 1 - part);
  const gray = 2 * (0.213 * red + 0.715 * green + 0.072 * blue);
  return hexOf([gray - red, gray - green, gray - blue]);
}
