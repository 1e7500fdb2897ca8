type Values = Readonly<Record<string, string | number>>;

/** The input of a checked call. */
export interface CheckInput {
  params: Values;
  query: Values;
  body: unknown;
}

const northfold = 31250;

/** Parameters by their names: records that the sample data names, too. */
const params: Values = {
  abbrev: 'northfold',
  bannerPage: 'home',
  category: 'roofing',
  coid: northfold,
  contentId: 1,
  contentType: 'cad',
  csi: '075423',
  csisec: '075423',
  division: '07',
  divisionSectionOrTop: 'top',
  filename: 'northfold-075423',
  id: 1,
  ids: '1,2',
  mf: '04',
  page: 'home',
  password: 'demo-report',
  podcastId: 1,
  section: '075423',
  terms: 'roof',
  token: 'demo-reset-token',
  type: 'cad',
  webabrv: 'northfold',
};

/** Calls that need other parameters, or a query or a body. */
const special: Readonly<Record<string, Partial<CheckInput>>> = {
  'activities.search': { body: { size: 5, query: { match: { title: 'roof' } } } },
  'banners.random': { query: { all: 'true' } },
  'banners.forUrl': { query: { url: '/search/roof' } },
  'clients.get': { params: { id: northfold } },
  'clients.es': { params: { id: northfold } },
  'clients.byIds': { params: { ids: String(northfold) } },
  'content.byIds': { params: { contentType: 'product' } },
  'contentType.random': { query: { contentType: 'product', size: 4 } },
  'csinos.related': { query: { qstr: 'roof', type: 'cad', mf: '04' } },
  'manufacturers.ownResources': { body: { webabrv: 'northfold', password: 'demo-report' } },
  'manufacturers.userFavorites': { body: { webabrv: 'northfold', password: 'demo-report' } },
  'manufacturers.vectorSearch': { query: { q: 'keeps rain out of flat roofs', size: 5 } },
  'products.esSearch': { body: { size: 4, query: { function_score: { random_score: {} } } } },
  'search.downloads': {
    query: { coid: northfold, contentType: 'cad', qstr: 'roof', isExcluding: 'false' },
  },
  'search.terms': { query: { online: '1', size: 5 } },
  'search.termsType': { query: { online: '1', size: 5 } },
  'sitePage.csiSection': { params: { type: 'product' } },
  'sitePage.division': { params: { type: 'product' } },
  'sitePage.topLevel': { params: { type: 'product' } },
  'specLibrary.paragraphs': { query: { q: 'sealant', size: 5 } },
  'standards.get': { params: { slug: 'astm-e84' }, query: { size: 5 } },
  'standards.list': { query: { section: '075423' } },
  'specwizards.esSearch': { body: { size: 10, query: { match: { filename: 'northfold-075423' } } } },
  'alerts.list': { query: { size: 5 } },
  'alerts.news': { query: { size: 5 } },
};

/** The input that a call is checked with; `named` are parameters that only the API knows. Null where a parameter is unknown. */
export function checkInput(call: { id: string; path: string }, named: Values): CheckInput | null {
  const { params: own = {}, query = {}, body } = special[call.id] ?? {};
  const known = { ...params, ...named, ...own };
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const entries = names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]] as const]));
  return entries.length < names.length ? null : { params: Object.fromEntries(entries), query, body };
}
