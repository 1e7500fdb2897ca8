import type { SpecNode } from '#src/reference-api/files/documents/spec-document.ts';
import { para, sub } from '#src/reference-api/files/documents/spec-lines.ts';

/** The bodies behind the letters of a standard, as a references article names them. */
const organizations = new Map(
  Object.entries({
    AAMA: 'Fenestration and Glazing Industry Alliance',
    ACI: 'American Concrete Institute',
    AISC: 'American Institute of Steel Construction',
    AISI: 'American Iron and Steel Institute',
    AMCA: 'Air Movement and Control Association International',
    ANSI: 'American National Standards Institute',
    ASCE: 'American Society of Civil Engineers',
    ASHRAE: 'American Society of Heating, Refrigerating and Air-Conditioning Engineers',
    ASME: 'American Society of Mechanical Engineers',
    ASTM: 'ASTM International',
    AWWA: 'American Water Works Association',
    BHMA: 'Builders Hardware Manufacturers Association',
    BIFMA: 'Business and Institutional Furniture Manufacturers Association',
    CRRC: 'Cool Roof Rating Council',
    FM: 'FM Approvals',
    ICC: 'International Code Council',
    IEC: 'International Electrotechnical Commission',
    IEEE: 'Institute of Electrical and Electronics Engineers',
    IES: 'Illuminating Engineering Society',
    ISO: 'International Organization for Standardization',
    NAAMM: 'National Association of Architectural Metal Manufacturers',
    NEMA: 'National Electrical Manufacturers Association',
    NFPA: 'National Fire Protection Association',
    NFRC: 'National Fenestration Rating Council',
    NSF: 'NSF International',
    SDI: 'Steel Door Institute',
    SMACNA: 'Sheet Metal and Air Conditioning Contractors’ National Association',
    TCNA: 'Tile Council of North America',
    UL: 'UL Solutions',
    WDMA: 'Window and Door Manufacturers Association',
  }),
);

const bodyOf = (standard: string) => /^[A-Z]{2,}/.exec(standard)?.[0] ?? 'Other';

/** The standards of a section under the bodies that publish them, both in alphabetical order. */
export function referenceLines(standards: readonly string[]): SpecNode[] {
  const byBody = Map.groupBy(new Set(standards), bodyOf);
  const bodies = [...byBody].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return bodies.flatMap(([body, cited]) => {
    const name = organizations.get(body);
    return [
      para(name === undefined ? `${body}:` : `${name} (${body}):`),
      ...cited.toSorted((a, b) => (a < b ? -1 : 1)).map((standard) => sub(`${standard}.`)),
    ];
  });
}

/** `ASTM E84` of `ASTM E84 - Surface Burning Characteristics of Building Materials`. */
export const designation = (standard: string): string => standard.split(' - ')[0] ?? standard;
