import { attributeAmount } from '#src/domain/attribute-amount.ts';
import { UnitSwitch } from '#src/components/library/unit-switch.tsx';
import type { Attribute } from '#src/contracts/content.ts';
import style from '#src/screens/products/attribute-table.module.css';
import { countedUnit, figureText, unitSeparator } from '#src/domain/unit-text.ts';
import { useUnits } from '#src/stores/units.ts';

/** A symbol that specifiers type, `STC` or `R`; other symbols only repeat the unit or the label. */
const isAcronym = /^(?:[RUK]|[A-Z]{3,})$/;

/** Measured properties in the visitor's units and the other system, with the test standard. */
export function AttributeTable({ attributes }: { attributes: readonly Attribute[] }) {
  const system = useUnits((units) => units.system);
  const other = system === 'ip' ? 'si' : 'ip';
  return (
    <div>
      <div className="cluster between gap-2-4">
        <h2>Values</h2>
        {attributes.some(({ si }) => si !== null) && <UnitSwitch />}
      </div>
      {attributes.length === 0 ? (
        <p className="muted">The manufacturer lists no tested properties.</p>
      ) : (
        <table className={`full-width note space-top-3 ${style.table}`}>
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">Value</th>
              <th scope="col">{other === 'si' ? 'SI' : 'US customary'}</th>
              <th scope="col">Test standard</th>
            </tr>
          </thead>
          <tbody>
            {attributes.map((attribute) => (
              <tr key={attribute.key}>
                <th scope="row">
                  {attribute.label}
                  {isAcronym.test(attribute.symbol) && (
                    <span className={`tiny muted ${style.symbol}`}> {attribute.symbol}</span>
                  )}
                </th>
                <td className={`digits ${style.value}`}>
                  <Amount {...attributeAmount(attribute, system)} />
                </td>
                <td className={`digits ${style.value}`}>
                  {attribute.si !== null && <Amount {...attributeAmount(attribute, other)} />}
                </td>
                <td>{attribute.standard}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Amount({ value, unit }: Pick<Attribute, 'value' | 'unit'>) {
  if (unit === null) return figureText(value);
  return (
    <span className="nowrap">
      {figureText(value)}
      {unitSeparator(unit)}
      <span className="muted">{countedUnit(value, unit)}</span>
    </span>
  );
}
