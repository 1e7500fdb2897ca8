import type { Product } from '#src/contracts/content.ts';
import style from '#src/screens/products/option-table.module.css';

/** Options to choose when ordering: sizes, colors with swatches, finishes, lead time, warranty. */
export function OptionTable({ options }: Pick<Product, 'options'>) {
  if (options.length === 0) return null;
  return (
    <section aria-labelledby="options">
      <div className="row high-28 touch-44">
        <h2 id="options">Options</h2>
      </div>
      <table className={`full-width note space-top-3 ${style.table}`}>
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">Available</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ name, values }) => (
            <tr key={name}>
              <th className="ink" scope="row">
                {name}
              </th>
              <td>
                <ul className={`flow gap-2px-4 ${style.values}`}>
                  {values.map(({ text, swatch }) => (
                    <li className="baseline gap-6px" key={text}>
                      {swatch !== null && (
                        <svg className={`rigid ${style.swatch}`} width="18" height="18" aria-hidden="true">
                          <rect width="18" height="18" fill={swatch} />
                        </svg>
                      )}
                      {text}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
