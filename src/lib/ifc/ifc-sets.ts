import type { Budget } from '#src/lib/budget.ts';
import { referencesIn, textIn, valueIn } from '#src/lib/ifc/ifc-file.ts';
import type { IfcFile, IfcLine, IfcValue } from '#src/lib/ifc/ifc-file.ts';
import type { IfcProperty, IfcSet } from '#src/lib/ifc/ifc-model.ts';
import { unitSymbol } from '#src/lib/ifc/ifc-units.ts';

/** Remaining limits for the whole file. */
export interface IfcBudgets {
  properties: Budget;
  characters: Budget;
}

type UnitOf = (measure: string) => string;

/** Reads an `IfcPropertySet` or `IfcElementQuantity`; null for anything else, and for an empty one. */
export function setOf(file: IfcFile, id: number, unitOf: UnitOf, budgets: IfcBudgets): IfcSet | null {
  const line = file.line(id);
  if (line?.entity !== 'IfcPropertySet' && line?.entity !== 'IfcElementQuantity') return null;
  const members = referencesIn(line.attributes['HasProperties'] ?? line.attributes['Quantities']);
  const properties = members.flatMap((member) => propertiesOf(file, file.line(member), unitOf, '', budgets));
  return { name: textIn(line, 'Name'), properties };
}

function propertiesOf(
  file: IfcFile,
  line: IfcLine | null,
  unitOf: UnitOf,
  within: string,
  budgets: IfcBudgets,
): IfcProperty[] {
  budgets.properties.spend();
  if (line === null) return [];
  const name = `${within}${textIn(line, 'Name')}`;
  // One level of nesting is enough; the standard's sets have none.
  if (line.entity === 'IfcComplexProperty')
    return within === ''
      ? referencesIn(line.attributes['HasProperties']).flatMap((id) =>
          propertiesOf(file, file.line(id), unitOf, `${name}: `, budgets),
        )
      : [];
  const values = valuesOf(line);
  budgets.properties.spend(values.length);
  if (values.length === 0) return [];
  const [only] = values;
  const own = unitSymbol(file, referencesIn(line.attributes['Unit'])[0]);
  const isOne = values.length === 1 && only !== undefined;
  const property = {
    name,
    value: isOne ? displayValue(only) : values.map(displayValue).join(', '),
    unit: own || unitOf(only?.measure ?? ''),
    description: textIn(line, 'Description'),
  };
  budgets.characters.spend(name.length + String(property.value).length + property.description.length);
  return [property];
}

/** Single, enumerated, list, and bounded values, and quantities, whose attribute is named for its kind. */
const valuesOf = ({ attributes }: IfcLine): IfcValue[] =>
  Object.entries(attributes).flatMap(([name, given]) => {
    if (!/Values?$/.test(name)) return [];
    const list: readonly unknown[] = Array.isArray(given) ? given : [given];
    return list.flatMap((one) => valueIn(one) ?? []);
  });

function displayValue({ value, measure }: IfcValue): string | number {
  if (measure === 'IFCBOOLEAN' || measure === 'IFCLOGICAL') {
    if (value === true || value === 'T') return 'Yes';
    return value === false || value === 'F' ? 'No' : 'Unknown';
  }
  return typeof value === 'boolean' ? String(value) : value;
}
