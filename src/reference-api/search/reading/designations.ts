import { isStandardsBody } from '#src/reference-api/search/text-terms.ts';

/** Designations of rolled and cold-formed steel, `W12x26`, `HSS6x6x1/4`, `362S125-33`; and of voltages and racks. */
const shapes: readonly (readonly [designation: RegExp, thing: string])[] = [
  [
    /(?<![\p{L}\p{N}])(?:beam\s|column\s)?(?:W|S|HP|M)\d{1,2}\s?x\s?\d{1,3}(?:\.\d)?(?:\s(?:beam|column)s?)?(?![\p{L}\p{N}])/giu,
    'wide-flange steel member',
  ],
  [
    /(?<![\p{L}\p{N}])(?:HSS\s?|MC|WT|L|C)\d{1,2}(?:-1\/2)?(?:\s?x\s?[\d./]{1,6}){1,2}(?![\p{L}\p{N}])/giu,
    'structural steel',
  ],
  // A joist is one, whatever section it has.
  [/(?<![\p{L}\p{N}])(joist|rafter|truss|header)(?:e?s)?\s\d{3,4}S\d{3}-\d{2,3}(?![\p{L}\p{N}])/giu, '$1'],
  [
    /(?<![\p{L}\p{N}])\d{3,4}S\d{3}-\d{2,3}\s(?=(?:[\p{L}-]{1,20}\s){0,2}(?:joist|rafter|truss|header))/giu,
    '',
  ],
  // Drywall studs are thinner than 43 mils.
  [/(?<![\p{L}\p{N}])\d{3,4}S\d{3}-(?:1[58]|2\d|3[03])(?![\p{L}\p{N}])/giu, 'steel partition stud'],
  [/(?<![\p{L}\p{N}])\d{3,4}S\d{3}-\d{2,3}(?![\p{L}\p{N}])/giu, 'load-bearing steel stud'],
  [/(?<![\p{L}\p{N}#])(?:#|no\.? ?)\d{1,2} (?:re)?bars?(?![\p{L}\p{N}])/giu, 'rebar'],
  [
    /(?<![\p{L}\p{N}])[24] ?x ?(?:[3468]|10|12)(?: ?x ?\d{1,2})?(?= (?:studs?|joists?|rafters?|plates?|blocking)(?!\p{L}))/giu,
    'wood',
  ],
  [/^[24] ?x ?(?:[3468]|10|12)(?: ?x ?\d{1,2})?$/giu, 'dimension lumber'],
  [/(?<![\p{L}\p{N}])\d{3,4}T\d{3}-\d{2,3}(?![\p{L}\p{N}])/giu, 'steel stud track'],
  [
    /(?<![\p{L}\p{N}.])(\d{1,2})[\s-]?U(?=\s(?:server |equipment |open )?(?:racks?|cabinets?|enclosures?))/giu,
    '$1 RU',
  ],
  // What is measured in mils under a slab is a vapor retarder.
  [
    /(?<![\p{L}\p{N}.])(\d{1,2})[\s-]?mils? (?:under|below|beneath)[\s-]?(?:the |a )?(?:concrete )?slab$/giu,
    '$1 mil under slab vapor retarder',
  ],
  // In a compound, the preposition is part of the name.
  [/(?<![\p{L}\p{N}])slab[\s-]on[\s-](grade|deck|ground)(?!\p{L})/giu, 'slab-on-$1'],
  [
    /(?<![\p{L}\p{N}])(cast|poured|formed|foamed|sprayed|stay|left)[\s-]in[\s-]place(?!\p{L})/giu,
    '$1-in-place',
  ],
  // How flat and how level a floor is finished.
  [
    /(?<![\p{L}\p{N}])FF[\s-]?\d{2}(?:[\s/,]{1,3}FL[\s-]?\d{2})?(?: (?:floor|slab)s?)?(?![\p{L}\p{N}])/giu,
    'floor flatness',
  ],
  // What meets a standard meets it, whatever it is called.
  [
    /(?<![\p{L}\p{N}])((?:ASTM|UL|NFPA|ANSI|FM|ICC|AAMA|NSF|EN|ISO|CSA|AATCC|BIFMA|ASHRAE)[\s-][A-Z]{0,2}\d{1,5}[A-Z]?) (?:compliant|compliance|listed|approved|certified|tested|rated|labell?ed|conforming)(?!\p{L})/giu,
    '$1',
  ],
  [/(?<![\p{L}\p{N}])(?:msds|(?:material )?safety data sheets?)(?![\p{L}\p{N}])/giu, 'sds'],
  // A flat roof, in Spanish; alone, the word is a drawing.
  [/(?<!\p{L})(para (?:un |el )?(?:techo|cubierta|azotea)s?) plan[oa]s?(?!\p{L})/giu, '$1'],
  // Who leaves out the letter of `ANSI A156.13` means that.
  [/(?<![\p{L}\p{N}])(?:ANSI|BHMA|ANSI\/BHMA)[\s-](?=(?:1(?:08|17|18|3[67]|56)|250)\.\d)/giu, 'ANSI A'],
  // A heater of that voltage burns no gas.
  [
    /(?<![\p{L}\p{N}])((?:208|240|277|480)[\s-]?V(?:AC|olts?)?(?:(?:,? (?:3|three|single)[\s-]phase)|,? [13] ?ph)?) (?=(?:tankless |instantaneous |storage )?water heaters?(?!\p{L}))/giu,
    '$1 electric ',
  ],
];

/** Panels are called by one voltage, and have two; a generator of 480 V has one. */
const voltages: readonly (readonly [typed: RegExp, system: string])[] = [
  [/(?<![\p{L}\p{N}])(?:277\/)?480[\s-]?V(?:AC|olts?)?(?![\p{L}\p{N}])/giu, '480Y/277 V'],
  [/(?<![\p{L}\p{N}])(?:120\/)?208[\s-]?V(?:AC|olts?)?(?![\p{L}\p{N}])/giu, '208Y/120 V'],
];
const distribution = /(?<!\p{L})(?:panel(?:board)?s?|switchboards?|load centers?|surge|spd)(?!\p{L})/iu;

/** The size of an opening in feet and inches, `3-0 x 7-0` or `3'-0" x 7'-0"`, as schedules of doors have it. */
const opening =
  /(?<![\p{L}\p{N}.-])(\d{1,2})(?:-|['′’][\s-]?)(\d{1,2})["″”]?\s?[x×]\s?(\d{1,2})(?:-|['′’][\s-]?)(\d{1,2})["″”]?(?![\p{L}\p{N}])/giu;
/** In feet alone: `12' x 14'`. */
const inFeet = /(?<![\p{L}\p{N}.-])(\d{1,2})['′’]\s?[x×]\s?(\d{1,2})['′’](?![\p{L}\p{N}])/giu;
/** The same in four digits, `3070`, where doors or frames are named. */
const doorSize = /(?<![\p{L}\p{N}.-])([1-9])([0-9])([6-9])([0-9])(?![\p{L}\p{N}]|[.-]\p{N})/gu;
const doors = /(?<!\p{L})(?:doors?|door frames?|frames?|puertas?|hollow metal|hm)(?!\p{L})/iu;
/** Doors of one leaf, however wide; others from 5 ft on are pairs. */
const wideDoors =
  /(?<!\p{L})(?:coiling|overhead|sectional|garage|roll(?:ing|[\s-]?up)|sliding|dock)(?!\p{L})/iu;
const leastPair = 5;
const feet = (whole: string | undefined, more: string | undefined): number =>
  Number(whole) * 12 + Number(more);

function inDoorSizes(text: string): string {
  if (!doors.test(text)) return text;
  return text.replace(doorSize, (all: string, ...found: string[]) => {
    const [width, more, height, rest] = found;
    const body = text.slice(0, Number(found[4])).split(/[\s-]/).at(-2) ?? '';
    if (isStandardsBody(body.toLowerCase())) return all;
    const isPair = Number(width) >= leastPair && !wideDoors.test(text);
    const leaf = feet(width, more) / (isPair ? 2 : 1);
    return `${leaf} in. by ${feet(height, rest)} in.${isPair ? ' pair' : ''}`;
  });
}

/** Ceiling panels are called by feet, `2x4`, and sold by inches. */
const panelSize = /(?<![\p{L}\p{N}.-])([24])['′’]?\s?[x×]\s?([24])['′’]?(?![\p{L}\p{N}]|[.-]\p{N})/giu;
const ceilings = /(?<!\p{L})(?:ceilings?|acoustical|lay-in|act)(?!\p{L})/iu;
const inPanelSizes = (text: string): string =>
  ceilings.test(text)
    ? text.replace(
        panelSize,
        (_all, width: string, length: string) => `${feet(width, '0')} x ${feet(length, '0')}`,
      )
    : text;

const metric = /(?<![\p{L}\p{N}.-])(\d{3,4})(?:\s?mm)?\s?[x×]\s?(\d{3,4})(?:\s?mm)?(?![\p{L}\p{N}])/giu;
const least = 200;

/** What is made in modules of 300 mm is made in feet elsewhere. */
const inches = (millimeters: number): number =>
  millimeters % 300 === 0 ? millimeters / 25 : Math.round(millimeters / 25.4);

/** One size of what is made to modules: a door of 900 mm is one of 36 in., one of 800 mm one of 32. */
const oneSize = /(?<![\p{L}\p{N}.-])(\d{3,4})[\s-]?mm(?![\p{L}\p{N}])/giu;
const modular =
  /(?<!\p{L})(?:doors?|windows?|hatch(?:es)?|lockers?|grab bars?|cabinets?|benches|bench|puertas?|ventanas?)(?!\p{L})/iu;
const inModules = (text: string): string =>
  modular.test(text)
    ? text.replace(oneSize, (all, size: string) => {
        const millimeters = Number(size);
        if (millimeters < least) return all;
        return `${millimeters % 100 === 0 ? millimeters / 25 : Math.round(millimeters / 25.4)} in.`;
      })
    : text;

/** Steel as the thing that its designation designates; sizes in inches, as products are offered. */
export const withoutDesignations = (text: string): string =>
  inModules(
    [...shapes, ...(distribution.test(text) ? voltages : [])]
      .reduce(
        (read, [designation, thing]) => read.replace(designation, thing),
        inPanelSizes(inDoorSizes(text)),
      )
      .replace(
        opening,
        (_all, width: string, more: string, height: string, rest: string) =>
          `${feet(width, more)} x ${feet(height, rest)}`,
      )
      .replace(inFeet, (_all, width: string, height: string) => `${feet(width, '0')} x ${feet(height, '0')}`)
      .replace(metric, (all, width: string, height: string) =>
        Number(width) < least || Number(height) < least
          ? all
          : `${inches(Number(width))} x ${inches(Number(height))}`,
      ),
  );
