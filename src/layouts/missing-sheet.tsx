import style from '#src/layouts/failure.module.css';

/** A sheet with a title block and a roof edge that was never drawn, in a revision cloud. `number` is the sheet number. */
export const MissingSheet = ({ number }: { number: number }) => (
  <svg className="ink full-width" viewBox="0 0 400 300" aria-hidden="true" focusable="false">
    <g fill="none" stroke="currentColor">
      <path strokeWidth="2" d="M6 6h388v288H6ZM318 6v288" />
      <path strokeWidth="0.6" d="M14 14h296v272H14ZM318 40h76M318 66h76M318 92h76M318 232h76" />
      <path strokeWidth="1" strokeDasharray="7 4" d={roofEdge} />
      <path strokeWidth="0.6" strokeDasharray="2 3" d="M162 10v280M10 150h304" />
      <path className={style.cloud} strokeWidth="2" d={cloud} />
      <path className={style.cloud} strokeWidth="1" d="M244 70l28-32M272 14l15 26h-30Z" />
    </g>
    <text className={style.cloud} x="272" y="36">
      ?
    </text>
    <text x="356" y="274" fontSize="30">
      {number}
    </text>
    <text transform="translate(360 162) rotate(-90)" fontSize="12">
      {number === 404 ? 'NOT IN THIS SET' : 'NOT ISSUED'}
    </text>
  </svg>
);

/** Deck, insulation, and membrane up to a nailer, with a fascia over it, in dashed lines. */
const roofEdge =
  'M40 196h190v20H40ZM40 166h150v30M40 158h150l6-18h34v56M196 140v-8h42v44l8 6M230 216v52M214 216v52M40 176h150M40 186h150';

/** Arcs around an ellipse, each as wide as the others. */
const cloud = ((): string => {
  const [arcs, x, y] = [16, 162, 152];
  const points = Array.from({ length: arcs }, (_, at) => {
    const angle = (at / arcs) * 2 * Math.PI;
    return `${(x + 126 * Math.cos(angle)).toFixed(1)} ${(y + 104 * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.at(-1) ?? ''}${points.map((point) => `A25 25 0 0 1 ${point}`).join('')}`;
})();
