import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { panelCeilingsKinds } from '#src/reference-api/trade/profiles/division-09-ceilings-kinds.ts';

export const panelCeilings = sectionOfKinds(
  {
    number: '095113',
    tradeNames: [
      'Stillplane',
      'Cirrusfine',
      'Whisperlay',
      'Lakewhite',
      'CalmGrid',
      'Snowfield',
      'HushTier',
      'Cleanhaven',
    ],
    descriptions: [
      'Absorbs sound and blocks it between rooms below a common plenum.',
      'Hides services above the ceiling and leaves them within reach.',
      'Withstands cleaning with disinfectants where a washable ceiling is required.',
    ],
    uses: ['open offices', 'classrooms', 'patient rooms', 'corridors', 'retail sales floors'],
    limitations: [
      'Panels shall not support luminaires, diffusers or insulation unless the manufacturer states the load.',
      'Standard panels sag where relative humidity stays above 90 percent; choose a humidity-rated panel.',
      'A high NRC and a high CAC seldom come in one panel without a backing; state which one governs.',
      'Seismic Design Categories D, E and F need a 2 inch wall angle or a tested clip.',
    ],
    standards: cited(
      'ASTM E1264',
      'ASTM C423',
      'ASTM E1414',
      'ASTM E1477',
      'ASTM C635',
      'ASTM C636',
      'ASTM E580',
    ),
    programs: ['ul-classified', 'greenguard', 'declare', 'c2c', 'cdph', 'recycled', 'biobased'],
    epd: declared('1 m2', 4.6, [2.6, 7.9], 'UL PCR Part B: Non-Metal Ceiling and Interior Wall Panels'),
    hpd: [
      content('Mineral wool fiber', '287922-11-6', 'Acoustic core', 45, 72, 'LT-UNK'),
      content('Perlite', '93763-70-3', 'Filler', 10, 30, 'LT-UNK'),
      content('Cellulose', '9004-34-6', 'Reinforcement', 5, 18, 'LT-UNK'),
      content('Starch', '9005-25-8', 'Binder', 4, 9, 'LT-UNK'),
      content('Titanium dioxide, bound in paint', '13463-67-7', 'Pigment', 0.5, 2, 'LT-1'),
    ],
    bim: { category: 'Ceilings', ifcClass: 'IfcCovering', host: 'ceiling' },
    assembly: 'Acoustical Panel Ceiling',
    sheetPrefix: 'ACT',
    related: ['092216', '092900', '233700', '265100'],
    installation: [
      'Install suspension in accordance with ASTM C636 and, where required by the seismic design category, ASTM E580.',
      'Hang main runners with 12 gauge wire at 48 inches on center; do not attach wires to ducts, pipes or deck flutes.',
      'Lay out panels symmetrically about the center lines of each room with border panels of half width or more.',
      'Support luminaires over 56 pounds independently from the structure and the lighter ones with two slack wires.',
      'Install panels with clean gloves and with the pattern running one way.',
    ],
  },
  panelCeilingsKinds,
);
