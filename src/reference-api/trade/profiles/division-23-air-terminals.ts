import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { airTerminalsKinds } from '#src/reference-api/trade/profiles/division-23-air-terminals-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const airTerminals = sectionOfKinds(
  {
    number: '233600',
    tradeNames: [
      'Airstead',
      'Volustep',
      'Zoneward',
      'Damperfield',
      'Quietbox',
      'Modulair Row',
      'Flowfen',
      'Parallel Nine',
    ],
    descriptions: [
      'Meters supply air to a zone in answer to its thermostat.',
      'Mixes plenum air with primary air and reheats it at the perimeter.',
      'Holds laboratory airflow within five percent as duct pressure changes.',
    ],
    uses: ['offices', 'laboratories', 'hospitals', 'schools', 'data centers'],
    limitations: [
      'Inlets need three diameters of straight duct for the stated accuracy of flow.',
      'Exposed fiberglass liners are not permitted in patient care and clean rooms.',
      'Radiated sound ratings assume a mineral fiber ceiling; open ceilings need quieter units.',
      'Electric reheat requires the minimum airflow of the listing before elements energize.',
    ],
    standards: cited('AHRI 880', 'AHRI 885', 'ASHRAE 130', 'ASTM C1071', 'NFPA 90A', 'UL 1995'),
    programs: ['ahri', 'etl', 'ul-listed', 'btl', 'baba'],
    epd: declared('1 unit', 48, [170, 420], 'PEP PCR ed4: Electrical, Electronic and HVAC-R Products'),
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcAirTerminalBox', host: 'unhosted' },
    assembly: 'Air Terminal Unit',
    sheetPrefix: 'ATU',
    related: ['233700', '237300', '253500', '095113'],
    installation: [
      'Hang units level from the structure by their brackets, with vibration isolators on fan-powered units.',
      'Run inlet duct straight for three diameters and seal it; flexible duct at inlets is limited to 12 inches.',
      'Leave 36 inches clear before controls and coil access, in line with an access panel.',
      'Tag each unit with the mark shown on the drawings and the flow factor of its sensor.',
      'Verify maximum and minimum airflow with the balancing contractor and record the coefficients.',
    ],
  },
  airTerminalsKinds,
);
