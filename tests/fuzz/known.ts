import { contentTypes } from '#src/contracts/content-types.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });

export const catalogFilename = world.content.find('catalog', 1)?.catalogFilename ?? '';

/** Pictures and texts, which are made in no time. */
export const fileUrls = contentTypes
  .flatMap((type) => world.content.all(type).slice(0, 3))
  .flatMap(({ files, picture }) => [...files.map(({ url }) => url), picture ?? ''])
  .filter((url) => /^\/api\/files\/.+\.(?:svg|txt|html|dxf)$/.test(url));

const ids = [1, 2, 3, 7, 12, 450];
const coids = [31250, 40417, 60733];
const sections = ['075423', '07', '0754', '07540', '081113'];
const files = ['northfold-075423', 'northfold-075424'];

/** Stands for the token of whoever sends the request. */
export const ownToken = 'token-of-this-visitor';

/** What names something in the sample world, at least sometimes: by the name of a parameter or a field. */
export const known: Readonly<Record<string, readonly unknown[]>> = {
  abbrev: ['northfold', 'NORTHFOLD', 'tamarack'],
  bannerPage: ['home'],
  catalogFilename: [catalogFilename],
  category: ['roofing', 'a', '0-9', '07'],
  coid: coids,
  contentId: ids,
  contentType: [...contentTypes, 'company'],
  content_id: ids,
  content_type: contentTypes,
  csi: sections,
  csisec: sections,
  division: ['07', '08', '00', '48'],
  divisionSectionOrTop: ['top', '07075423'],
  email: ['ada@lintel.test', 'cleo@lintel.test'],
  filename: [...files, files],
  id: [...ids, ...coids],
  ids: ['1', '1,2,3', '31250,40417', '7,7,7'],
  mf: ['04', '95'],
  name: ['Annex'],
  oldPassword: ['specify-2026'],
  password: ['demo-report', 'specify-2026'],
  podcastId: ids,
  productId: ids,
  project: [null, 1, 2],
  q: ['roof', 'surface burning'],
  qstr: ['roof', '*'],
  section: sections,
  size: [0, 1, 5, 50],
  slug: ['astm-e84', 'ASTM E84'],
  specs: [['northfold-075423:4'], []],
  state: ['RI', ''],
  terms: ['roof', '*', '07 54 23', 'r-30 insulation', 'a117.1'],
  token: ['demo-reset-token', ownToken],
  type: [...contentTypes, 'all'],
  updated_at: [],
  user: [{ id: 1, email: 'ada@lintel.test', firstName: 'Ada', lastName: 'Reyes', circulationSeq: 4201 }],
  userSeq: [4201, 4202, 4203],
  webabrv: ['northfold'],
  zip: ['', '06484'],
};
