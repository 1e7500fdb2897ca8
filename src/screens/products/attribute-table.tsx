import type { Attribute } from '#src/contracts/content.ts';
import style from '#src/screens/products/attribute-table.module.css';

/** A symbol that a specifier would type, `STC` or `R`; others only repeat the unit or the label. */
const isAcronym = /^(?:[RUK]|[A-Z]{3,})$/;

/** The measured properties, each with its unit, its SI value and the standard it was measured by. */
export function AttributeTable({ attributes }: { attributes: readonly Attribute[] }) {
  return (
    <section aria-labelledby="performance">
      <h2 id="performance">Performance</h2>
      {attributes.length === 0 ? (
        <p className="muted">The manufacturer states no measured properties.</p>
      ) : (
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">Value</th>
              <th scope="col">SI</th>
              <th scope="col">Test standard</th>
            </tr>
          </thead>
          <tbody>
            {attributes.map(({ key, label, symbol, value, unit, si, standard }) => (
              <tr key={key}>
                <th scope="row">
                  {label}
                  {isAcronym.test(symbol) && <span className={style.symbol}> {symbol}</span>}
                </th>
                <td className={style.value}>
                  {value}
                  {unit !== null && <span className={style.unit}> {unit}</span>}
                </td>
                <td className={style.value}>
                  {si === null ? (
                    ''
                  ) : (
                    <>
                      {si.value}
                      <span className={style.unit}> {si.unit}</span>
                    </>
                  )}
                </td>
                <td>{standard ?? <span className="muted">not stated</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
