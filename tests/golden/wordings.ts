import { meaningSections } from '#tests/golden/golden-query.ts';

/** Singular where the library has the plural, and the other way round. */
export const pluralQueries = meaningSections('plural', [
  ['gypsum boards', '092900'],
  ['curtain walls', '084413'],
  ['roof hatches', '077233'],
  ['metal wall panel', '074213'],
  ['joint sealant', '079200'],
  ['hollow metal door', '081113'],
  ['flush wood door', '081416'],
  ['louver', '089100'],
  ['toilet compartment', '102113'],
  ['lockers', '105113'],
  ['skylights', '086200'],
  ['water closets', '224200'],
  ['geogrids', '313219'],
  ['swimming pool', '131100'],
  ['sprinklers', '211313'],
  ['luminaires', '265100', '265600'],
  ['bricks', '042113', '321400'],
  ['window', '085113'],
  ['entrance mats', '124813'],
  ['studs', '092216', '054000'],
]);

/** The same words, turned as an index or a drawing note has them. */
export const orderQueries = meaningSections('order', [
  ['board gypsum', '092900'],
  ['panel wall metal', '074213'],
  ['roof metal seam standing', '074113'],
  ['door hollow metal fire-rated', '081113'],
  ['door, wood, flush', '081416'],
  ['ceiling panel mineral fiber', '095113'],
  ['tile porcelain floor', '093013'],
  ['partition toilet solid plastic', '102113'],
  ['guard corner', '102600'],
  ['heater water gas condensing', '223400'],
  ['bench cast aluminum', '323300'],
  ['fence chain link', '323100'],
  ['membrane TPO reinforced', '075423'],
  ['unit masonry concrete', '042200'],
  ['shade roller manual', '122413'],
  ['the door of hollow metal with a fire rating', '081113'],
  ['hardware for doors', '087100'],
  ['barrier, vehicle', '347113'],
]);

/** Stopped in the middle of a word. */
export const prefixQueries = meaningSections('prefix', [
  ['gyps', '092900'],
  ['gypsum boa', '092900'],
  ['curt', '084413', '083323', '442000'],
  ['polyiso wall ins', '072113'],
  ['standing sea', '074113'],
  ['hollow met', '081113'],
  ['toilet comp', '102113'],
  ['acoustical pan', '095113', '098413'],
  ['roof hat', '077233'],
  ['fire exting', '104413'],
  ['hydraulic elev', '142400'],
  ['photovol', '481400'],
  ['geotex', '313219'],
  ['detention cham', '334600'],
  ['porcelain flo', '093013'],
  ['mortise lock', '087100'],
]);
