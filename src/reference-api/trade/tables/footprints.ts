type Row = readonly [noun: string, massKg: number, least: number, greatest: number];

/**
 * Mass in kg, and least and greatest GWP (A1-A3), of one declared unit, for kinds that share the declared unit and
 * category rules of their section.
 */
export const footprints: Readonly<Record<string, readonly Row[]>> = {
  '042200': [
    ['Concrete masonry unit', 1950, 180, 260],
    ['Architectural split-face unit', 2100, 220, 310],
    ['Ground-face unit', 2150, 240, 330],
    ['Insulated masonry unit', 1750, 210, 320],
    ['Acoustical masonry unit', 1950, 190, 270],
  ],
  '061600': [
    ['Glass-mat gypsum sheathing', 900, 290, 420],
    ['Sheathing with integral air barrier', 760, 230, 380],
  ],
  '072500': [
    ['Mechanically fastened weather barrier', 0.08, 0.22, 0.42],
    ['Drainable building wrap', 0.12, 0.35, 0.7],
  ],
  '072726': [
    ['Vapor-permeable fluid-applied air barrier', 1.1, 2.2, 4.2],
    ['Fluid-applied vapor barrier', 1.4, 2.6, 4.8],
  ],
  '074113': [
    ['Standing seam metal roof panel', 590, 1450, 2100],
    ['Snap-lock metal roof panel', 570, 1400, 2050],
    ['Curved metal roof panel', 620, 1600, 2300],
    ['Exposed-fastener metal roof panel', 430, 1100, 1650],
  ],
  '074646': [
    ['Fiber-cement lap siding', 12, 7, 11],
    ['Fiber-cement panel siding', 12.5, 7.5, 12],
    ['Fiber-cement rainscreen panel', 16, 11, 18],
    ['Fiber-cement trim board', 18, 11, 17],
    ['Fiber-cement soffit', 9.5, 6, 9],
  ],
  '075216': [
    ['SBS granulated cap sheet', 5.4, 3.8, 6.2],
    ['SBS base sheet', 3.2, 2.4, 4],
    ['Self-adhered SBS membrane', 4.8, 3.6, 6],
    ['Torch-applied SBS membrane', 5.2, 4, 6.4],
  ],
  '076200': [['Formed sheet metal flashing', 4.8, 13, 22]],
  '077100': [
    ['Snap-on metal coping', 3.6, 15, 34],
    ['Roof edge fascia', 2.4, 10, 24],
    ['Gravel stop', 1.9, 8, 19],
    ['Extruded edge anchor', 3, 18, 34],
  ],
  '081416': [
    ['Flush wood veneer door', 26, 14, 28],
    ['Plastic-laminate-faced door', 28, 20, 38],
  ],
  '083323': [
    ['Insulated coiling service door', 24, 78, 120],
    ['Fire-rated coiling door', 26, 72, 115],
    ['Coiling counter shutter', 18, 62, 98],
    ['High-performance coiling door', 22, 95, 165],
    ['Coiling security grille', 16, 60, 130],
  ],
  '085113': [
    ['Fixed aluminum window', 32, 85, 140],
    ['Projected aluminum window', 37, 105, 180],
    ['Casement aluminum window', 38, 110, 185],
    ['Single-hung aluminum window', 36, 105, 170],
    ['Sliding aluminum window', 35, 100, 165],
  ],
  '086200': [
    ['Fixed unit skylight', 38, 105, 170],
    ['Domed unit skylight', 16, 78, 125],
    ['Venting unit skylight', 44, 125, 190],
    ['Translucent panel skylight', 14, 60, 105],
  ],
  '089100': [
    ['Drainable blade louver', 18, 110, 190],
    ['Wind-driven-rain louver', 27, 160, 260],
    ['Acoustical louver', 48, 150, 270],
    ['Combination louver and damper', 42, 190, 320],
    ['Equipment screen louver', 16, 95, 170],
  ],
  '092216': [
    ['Steel partition stud', 1000, 2050, 2600],
    ['Slotted deflection track', 1000, 2100, 2700],
    ['Furring channel', 1000, 2000, 2550],
    ['Shaft wall stud', 1000, 2050, 2650],
    ['Resilient channel', 1000, 2050, 2650],
  ],
  '133419': [
    ['Rigid frame metal building', 1000, 1320, 1750],
    ['Tapered column frame building', 1000, 1300, 1700],
    ['Self-storage building', 1000, 1900, 2400],
    ['Metal building with crane bay', 1000, 1380, 1850],
  ],
  '142400': [
    ['Holeless hydraulic elevator', 3600, 8900, 12800],
    ['In-ground hydraulic elevator', 3900, 9500, 13500],
    ['Hydraulic freight elevator', 8200, 17500, 26000],
    ['Roped hydraulic elevator', 4100, 9900, 14200],
  ],
  '211313': [
    ['Quick-response pendent sprinkler', 0.1, 0.45, 0.8],
    ['Concealed sprinkler', 0.19, 0.8, 1.4],
    ['Sidewall sprinkler', 0.1, 0.45, 0.85],
    ['Flexible sprinkler drop', 1.1, 4.6, 7.8],
  ],
  '271116': [
    ['Two-post equipment rack', 18, 45, 78],
    ['Four-post rack', 68, 160, 260],
    ['Server cabinet', 118, 290, 520],
    ['Wall-mounted cabinet', 32, 78, 135],
    ['Ladder cable runway', 9, 21, 38],
  ],
  '271500': [
    ['Category 6 plenum cable', 0.045, 0.17, 0.32],
    ['Category 6A shielded cable', 0.068, 0.28, 0.48],
    ['Fiber distribution cable', 0.03, 0.09, 0.2],
  ],
  '321400': [
    ['Concrete paver', 138, 19, 32],
    ['Permeable interlocking paver', 178, 25, 42],
  ],
  '323100': [
    ['Ornamental steel fence', 22, 48, 82],
    ['Welded mesh fence', 14, 32, 56],
    ['Chain link fence', 9, 21, 38],
    ['Cantilever slide gate', 32, 130, 260],
    ['Privacy slat fence', 19, 45, 85],
  ],
  '323300': [
    ['Cast aluminum bench', 52, 230, 390],
    ['Litter receptacle', 58, 120, 210],
    ['Bicycle rack', 24, 48, 92],
    ['Picnic table', 118, 190, 340],
    ['Tree grate', 165, 260, 430],
    ['Steel bollard', 62, 110, 180],
  ],
  // For 24 in. pipe.
  '334200': [
    ['Reinforced concrete storm pipe', 393, 68, 110],
    ['Corrugated polyethylene pipe', 16.4, 38, 58],
    ['Polypropylene storm pipe', 18, 44, 66],
  ],
  '341113': [
    ['Tee rail', 1000, 1900, 2350],
    ['Girder guard rail', 1000, 1950, 2450],
  ],
};
