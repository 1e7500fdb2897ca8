/**
 * Editions of standards that were published, the newest one known here. A newer one may be out: what cites a standard
 * without an edition means the latest. Only designations whose edition is beyond doubt are listed; most have none.
 */
const editions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'ACI 301': '2020',
    'ACI 318': '2019',
    'ADA Standards for Accessible Design': '2010',
    'ADA Standards': '2010',
    'AISC 303': '2022',
    'AISC 360': '2022',
    'AISI S100': '2016',
    'ASCE 7': '2022',
    'ASHRAE 135': '2020',
    'ASHRAE 188': '2021',
    'ASHRAE 52.2': '2017',
    'ASHRAE 62.1': '2022',
    'ASHRAE 90.1': '2022',
    'AWS D1.1': '2020',
    IBC: '2024',
    'ICC 500': '2020',
    'ICC A117.1': '2017',
    'IEEE 1547': '2018',
    IPC: '2024',
    'NFPA 10': '2022',
    'NFPA 101': '2024',
    'NFPA 105': '2022',
    'NFPA 13': '2022',
    'NFPA 241': '2022',
    'NFPA 25': '2023',
    'NFPA 252': '2022',
    'NFPA 257': '2022',
    'NFPA 285': '2023',
    'NFPA 286': '2024',
    'NFPA 54': '2024',
    'NFPA 70': '2023',
    'NFPA 80': '2022',
    'NFPA 90A': '2024',
    'NFRC 100': '2023',
    'TMS 402': '2022',
    'TMS 602': '2022',
  }),
);

export const editionOf = (designation: string): string | null => editions.get(designation) ?? null;
