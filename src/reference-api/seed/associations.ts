import type { InferOutput } from 'valibot';

import type { association } from '#src/contracts/companies.ts';
import type { Random } from '#src/reference-api/random.ts';
import { associationsOfMakers } from '#src/reference-api/trade/fictional-bodies.ts';

export type Association = InferOutput<typeof association>;

type Row = readonly [abbreviation: string, name: string, host: string, ...divisions: string[]];

const rows: readonly Row[] = [
  ['CSI', 'Construction Specifications Institute', 'www.csiresources.org', '00', '01'],
  ['AIA', 'American Institute of Architects', 'www.aia.org', '00', '01'],
  ['CSC', 'Construction Specifications Canada', 'www.csc-dcc.ca', '00', '01'],
  ['NDA', 'National Demolition Association', 'demolitionassociation.com', '02'],
  ['ACI', 'American Concrete Institute', 'www.concrete.org', '03'],
  ['PCI', 'Precast/Prestressed Concrete Institute', 'www.pci.org', '03', '04'],
  ['BIA', 'Brick Industry Association', 'www.gobrick.com', '04'],
  ['CMHA', 'Concrete Masonry and Hardscapes Association', 'www.masonryandhardscapes.org', '04', '32'],
  ['AISC', 'American Institute of Steel Construction', 'www.aisc.org', '05'],
  ['SFIA', 'Steel Framing Industry Association', 'www.steelframing.org', '05', '09'],
  ['NAAMM', 'National Association of Architectural Metal Manufacturers', 'www.naamm.org', '05', '08'],
  ['AWI', 'Architectural Woodwork Institute', 'www.awinet.org', '06'],
  ['APA', 'APA - The Engineered Wood Association', 'www.apawood.org', '06'],
  ['NRCA', 'National Roofing Contractors Association', 'www.nrca.net', '07'],
  ['ABAA', 'Air Barrier Association of America', 'www.airbarrier.org', '07'],
  ['MCA', 'Metal Construction Association', 'www.metalconstruction.org', '07', '13'],
  ['FCIA', 'Firestop Contractors International Association', 'www.fcia.org', '07'],
  ['FGIA', 'Fenestration and Glazing Industry Alliance', 'fgiaonline.org', '08'],
  ['DHI', 'Door Security + Safety Professionals', 'www.dhi.org', '08'],
  ['NGA', 'National Glass Association', 'www.glass.org', '08'],
  ['TCNA', 'Tile Council of North America', 'www.tcnatile.com', '09'],
  ['CISCA', 'Ceilings & Interior Systems Construction Association', 'www.cisca.org', '09'],
  ['GA', 'Gypsum Association', 'www.gypsum.org', '09'],
  ['ISA', 'International Sign Association', 'www.signs.org', '10'],
  ['SEFA', 'Scientific Equipment and Furniture Association', 'www.sefalabs.com', '11', '12'],
  ['BIFMA', 'Business and Institutional Furniture Manufacturers Association', 'www.bifma.org', '12'],
  ['MBMA', 'Metal Building Manufacturers Association', 'www.mbma.com', '13'],
  ['NEII', 'National Elevator Industry', 'nationalelevatorindustry.org', '14'],
  ['NFSA', 'National Fire Sprinkler Association', 'nfsa.org', '21'],
  ['PHCC', 'Plumbing-Heating-Cooling Contractors Association', 'www.phccweb.org', '22', '23'],
  ['ASPE', 'American Society of Plumbing Engineers', 'www.aspe.org', '22'],
  [
    'ASHRAE',
    'American Society of Heating, Refrigerating and Air-Conditioning Engineers',
    'www.ashrae.org',
    '23',
    '25',
  ],
  ['AMCA', 'Air Movement and Control Association', 'www.amca.org', '23'],
  ['CABA', 'Continental Automated Buildings Association', 'www.caba.org', '25'],
  ['NEMA', 'National Electrical Manufacturers Association', 'www.nema.org', '26'],
  ['IES', 'Illuminating Engineering Society', 'www.ies.org', '26'],
  ['BICSI', 'BICSI', 'www.bicsi.org', '27'],
  ['SIA', 'Security Industry Association', 'www.securityindustry.org', '28'],
  ['NFPA', 'National Fire Protection Association', 'www.nfpa.org', '21', '28'],
  ['IECA', 'International Erosion Control Association', 'www.ieca.org', '31'],
  ['DFI', 'Deep Foundations Institute', 'www.dfi.org', '31'],
  ['AFA', 'American Fence Association', 'americanfenceassociation.com', '32'],
  ['ACPA', 'American Concrete Pipe Association', 'www.concretepipe.org', '33'],
  ['AREMA', 'American Railway Engineering and Maintenance-of-Way Association', 'www.arema.org', '34'],
  ['PIANC', 'World Association for Waterborne Transport Infrastructure', 'www.pianc.org', '35'],
  ['ISAU', 'International Society of Automation', 'www.isa.org', '40', '43'],
  ['MHI', 'Material Handling Industry', 'www.mhi.org', '41'],
  ['ABMA', 'American Boiler Manufacturers Association', 'www.abma.com', '42', '23'],
  ['HI', 'Hydraulic Institute', 'www.pumps.org', '43'],
  ['AWMA', 'Air & Waste Management Association', 'www.awma.org', '44'],
  ['PMMI', 'Association for Packaging and Processing Technologies', 'www.pmmi.org', '45'],
  ['AWWA', 'American Water Works Association', 'www.awwa.org', '46', '33'],
  ['SEIA', 'Solar Energy Industries Association', 'seia.org', '48'],
];

/** Trade associations, and the divisions whose specifiers look to them. */
export const associations: readonly Association[] = rows.map(([abbreviation, name, host, ...divisions]) => ({
  abbreviation,
  name,
  url: `https://${host}/`,
  divisions,
}));

/** The associations that a manufacturer of these divisions belongs to; as invented as the manufacturer. */
export function membershipsOf(divisions: readonly string[], random: Random): string[] {
  const fitting = associationsOfMakers.filter(([, ...own]) =>
    own.some((division) => divisions.includes(division)),
  );
  return random.sample(fitting, random.whole(1, 2)).map(([name]) => name);
}
