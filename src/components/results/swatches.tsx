import type { ListedProduct } from '#src/contracts/content.ts';
import words from '#src/components/results/row-words.module.css';

const size = 16;
const step = 20;

/** The product's colors. */
export function Swatches({ options }: Pick<ListedProduct, 'options'>) {
  const colors = options.flatMap(({ values }) => values).filter(({ swatch }) => swatch !== null);
  if (colors.length === 0) return null;
  const width = colors.length * step - (step - size);
  return (
    <svg
      className={`at-most-full ${words.swatches}`}
      viewBox={`0 0 ${width} ${size}`}
      width={width}
      height={size}
      role="img"
      aria-label={`Colors: ${colors.map(({ text }) => text).join(', ')}`}
    >
      {colors.map(({ text, swatch }, place) => (
        <rect
          key={text}
          x={place * step + 0.5}
          y="0.5"
          width={size - 1}
          height={size - 1}
          fill={swatch ?? 'none'}
        />
      ))}
    </svg>
  );
}
