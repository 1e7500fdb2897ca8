import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { processValvesKinds } from '#src/reference-api/trade/profiles/division-40-process-valves-kinds.ts';
import { processValvesSpecialKinds } from '#src/reference-api/trade/profiles/division-40-process-valves-special-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const processValves = sectionOfKinds(
  {
    number: '400551',
    tradeNames: [
      'Shutline',
      'Mainkeep',
      'Portway Row',
      'Boreline',
      'Seatwell',
      'Flowward',
      'Shutmain',
      'Yokefield',
    ],
    descriptions: [
      'Isolates, throttles or checks the flow in process piping.',
      'Closes bubble-tight in both directions at rated pressure.',
      'Passes solids and grit through a full port.',
    ],
    uses: [
      'water treatment plants',
      'wastewater plants',
      'pump stations',
      'chemical feed rooms',
      'central plants',
    ],
    limitations: [
      'Gate valves are for open or shut service and shall not throttle.',
      'EPDM seats swell in oil; choose NBR or FKM for hydrocarbons.',
      'Wafer bodies are not suitable at the end of a line.',
      'Swing checks in vertical pipe work only with upward flow.',
    ],
    standards: cited(
      'AWWA C509',
      'AWWA C504',
      'AWWA C517',
      'AWWA C508',
      'AWWA C550',
      'ASME B16.34',
      'NSF/ANSI/CAN 61',
    ),
    programs: ['nsf-61', 'fm', 'ul-listed', 'baba', 'iso-9001'],
    epd: declared('1 unit', 64, [130, 310], 'EPD International PCR: Taps and Valves'),
    hpd: null,
    bim: { category: 'Pipe Accessories', ifcClass: 'IfcValve', host: 'unhosted' },
    assembly: 'Process Valve',
    sheetPrefix: 'PVL',
    related: ['407100', '432100', '463300', '434100'],
    installation: [
      'Install valves where they can be operated and removed, with stems upright or horizontal, never below.',
      'Support valves above 3 inches on their own and leave no load on pump or tank flanges.',
      'Align flanges without springing the pipe and tighten bolts in a star pattern in three passes.',
      'Provide chainwheels for operators more than 6 feet above the floor.',
      'Cycle each valve under pressure, set travel stops and record torque of actuated valves.',
    ],
  },
  [...processValvesKinds, ...processValvesSpecialKinds],
);
