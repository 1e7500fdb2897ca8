/** Entities of IFC that only head others: what stands in their place in a file. */
const concrete: Readonly<Record<string, string>> = {
  IfcFlowTerminal: 'IfcSanitaryTerminal',
  IfcFurnishingElement: 'IfcFurniture',
};

/** The IFC entity of a kind of product by its name, else the usual one of its section. */
export function bimClassOf(_noun: string, usual: string): string {
  return concrete[usual] ?? usual;
}
