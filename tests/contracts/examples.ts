import type { CallId } from '#src/contracts/calls.ts';

/** A request that a call is asked with, by the records that the sample world names. */
export interface Example {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  /** The email address of who asks; Ada’s without it. */
  as?: string;
}

const northfold = { coid: 31250 };
const guest = {
  firstName: 'Ada',
  lastName: 'Reyes',
  email: 'ada@lintel.test',
  phone: '(401) 555-0110',
  firm: 'Reyes Architects',
  topic: 'Roof edges',
  message: 'I would like to talk about edge securement.',
};

const guestFeedback = {
  firstName: 'Ada',
  lastName: 'Reyes',
  email: 'ada@lintel.test',
  phone: '',
  firm: 'Reyes Architects',
  zip: '02903',
  website: '',
  message: 'We would specify their doors if there were drawings.',
};

const ada = {
  id: 1,
  email: 'ada@lintel.test',
  firstName: 'Ada',
  lastName: 'Reyes',
  circulationSeq: 4201,
};

const profile = {
  firstName: 'Ada',
  lastName: 'Reyes',
  email: 'ada@lintel.test',
  firm: 'Reyes Architects',
  title: 'Project Architect',
  phone: '(401) 555-0110',
  address: '55 Dorrance Street',
  city: 'Providence',
  state: 'RI',
  zip: '02903',
  website: 'www.reyesarchitects.test',
};

/** One example for every call of the table; a call without one does not compile. */
export const examples: Readonly<Record<CallId, Example>> = {
  'activities.search': { body: { size: 5, query: { match: { title: 'roof' } } } },
  'alerts.list': { query: { size: 5 } },
  'alerts.news': { query: { division: '07', size: 5 } },
  'banners.random': { query: { all: 'true' } },
  'banners.bpc': { params: { bannerPage: 'home' } },
  'banners.byContentType': { params: { contentType: 'cad', divisionSectionOrTop: '07075423' } },
  'banners.forUrl': { query: { url: '/search/roof' } },
  'homepagePromo.active': {},
  'manufacturers.esWebabrv': { params: { abbrev: 'northfold' } },
  'manufacturers.es': { params: northfold },
  'manufacturers.urls': { params: northfold },
  'news.hasNews': { params: northfold },
  'clientProject.hasProjects': { params: northfold },
  'manufacturers.emailRequest': {
    body: { ...northfold, ...guest, productIds: [1], zip: '02903', project: 'Library', wants: ['sample'] },
  },
  'manufacturers.slug': { params: { ...northfold, contentType: 'product' } },
  'manufacturers.slugContent': { params: { ...northfold, contentType: 'cad', contentId: 1 } },
  'manufacturers.slugVariations': { params: { ...northfold, contentType: 'cad', contentId: 1 } },
  'manufacturers.associationsByDivision': { params: { division: '07' } },
  'clients.byCoid': { params: northfold },
  'ces.companies': {},
  'clientProject.byCoid': { params: northfold },
  'clientProject.byDivision': { params: { division: '07' }, query: { isAClient: 'true' } },
  'clientProject.bySection': { params: { section: '075423' } },
  'clientProject.recent': {},
  'contactsExternal.byPodcast': { params: { podcastId: 1 } },
  'podcasts.withCeu': { params: { id: 1 } },
  'podcastGuestRequests.create': { body: guest },
  'blogPostGuestRequests.create': { body: guest },
  'contentType.topLevelProduct': {},
  'contentType.topLevel': { params: { type: 'all' } },
  'contentType.divisionLevel': { params: { type: 'cad', division: '07' } },
  'contentType.sectionLevel': {
    params: { type: 'cad', division: '07', section: '075423' },
    query: { size: 3 },
  },
  'contentType.random': { query: { contentType: 'product', size: 4, division: '07' } },
  'customhtml.byCoid': { params: northfold },
  'clientProductPhoto.byProductId': { params: { id: 1 } },
  'multimedia.specwizards': { params: northfold },
  'catalog.es': { params: { id: 1 } },
  'catalog.searchJson': { params: { webabrv: 'northfold', catalogFilename: 'FILENAME' } },
  'catalog.searchXml': { params: { webabrv: 'northfold', catalogFilename: 'FILENAME' } },
  'certificate.byProductIds': { params: { ids: '1,2' } },
  'certificate.esIds': { params: { ids: '1,2' } },
  'datasheet.byProductIds': { params: { ids: '1,2' } },
  'datasheet.esIds': { params: { ids: '1,2' } },
  'webinar.byProductIds': { params: { ids: '1,2' } },
  'webinar.esIds': { params: { ids: '1,2' } },
  'products.competitors': { params: northfold },
  'products.similar': { params: northfold },
  'products.similarQuery': { params: northfold },
  'products.featured': { query: { division: '07' } },
  'products.esSearch': { body: { size: 4, query: { function_score: { random_score: {} } } } },
  'sitePage.productCategories': { params: { category: 'roofing' } },
  'sitePage.topLevel': { params: { type: 'product' } },
  'sitePage.division': { params: { type: 'product', division: '07' } },
  'sitePage.csiSection': { params: { type: 'product', csi: '075423' } },
  'search.downloads': {
    query: { ...northfold, contentType: 'cad', qstr: 'roof', productId: 1, isExcluding: 'false' },
  },
  'search.product': { params: { id: 1 }, query: { tree: 'true' } },
  'search.manufacturers': { params: { category: 'roofing' } },
  'search.termsType': { params: { terms: 'roof', contentType: 'cad' }, query: { online: '1', size: 5 } },
  'search.terms': { params: { terms: 'roof' }, query: { online: '1', coid: 31250 } },
  'csinos.related': { query: { qstr: 'roof', type: 'cad', mf: '04' } },
  'csinos.byDivision': { params: { division: '07' }, query: { mf: '04' } },
  'csisecs.manufacturerCsis': { params: northfold },
  'csisecs.manufacturers': { params: { mf: '04', csisec: '075423' } },
  'content.byIds': { params: { contentType: 'product', ids: '1,2,3' } },
  'email.send': {
    body: { kind: 'newsletter', email: 'ada@lintel.test', firstName: 'Ada', divisions: ['07'] },
  },
  'feedback.nonClient': {
    body: { ...guestFeedback, coid: 60733, about: 'wanted' },
  },
  'manufacturers.vectorSearch': { params: northfold, query: { q: 'keeps rain out of flat roofs', size: 5 } },
  'manufacturers.ownResources': {
    params: northfold,
    body: { webabrv: 'northfold', password: 'demo-report' },
  },
  'manufacturers.userFavorites': {
    params: northfold,
    body: { webabrv: 'northfold', password: 'demo-report' },
  },
  'outlineSpecsReport.byCoid': { params: northfold, as: 'nora@northfold.example' },
  'outlineSpecsReport.byAbbrev': { params: { abbrev: 'northfold', password: 'demo-report' } },
  'outlineSpecsReport.allCoid': {},
  'specwizardSpecsReport.byCoid': { params: northfold, as: 'nora@northfold.example' },
  'specwizardSpecsReport.byAbbrev': { params: { abbrev: 'northfold', password: 'demo-report' } },
  'specwizardSpecsReport.allCoid': {},
  'auth.login': { body: { email: 'ada@lintel.test', password: 'specify-2026', rememberMe: true } },
  'users.me': {},
  'session.create': { body: { user: ada, token: '', loggedInAt: '2026-11-02T12:00:00.000Z' } },
  'session.get': {},
  'session.delete': {},
  'auth.signout': {},
  'auth.forgot': { body: { email: 'ada@lintel.test' } },
  'auth.resetCheck': { params: { token: 'demo-reset-token' } },
  'auth.reset': { params: { token: 'demo-reset-token' }, body: { password: 'four words are enough' } },
  'circulation.me': {},
  'circulation.create': {
    body: { ...profile, email: 'cleo@lintel.test', firstName: 'Cleo', password: 'four words are enough' },
  },
  'circulation.update': { params: { userSeq: ada.circulationSeq }, body: profile },
  'circulation.password': {
    params: { userSeq: ada.circulationSeq },
    body: { oldPassword: 'specify-2026', newPassword: 'four words are enough' },
  },
  'userFavorites.list': {},
  'userFavorites.create': { body: { content_id: 7, content_type: 'video' } },
  'userFavorites.update': { params: { id: 1 }, body: { note: 'Ask for a sample.' } },
  'userFavorites.delete': { params: { id: 3 } },
  'userSearches.list': {},
  'userSearches.create': { body: { content_type: 'cad', search_terms: 'roof edge', query: 'format=dxf' } },
  'userSearches.delete': { params: { id: 2 } },
  'charProject.list': {},
  'charProject.create': { body: { name: 'Annex', type: 'Office', owner: '', last_spec_date: null } },
  'charProject.update': {
    params: { id: 2 },
    body: { name: 'Row houses', type: '50', owner: 'Trust', last_spec_date: '2026-10-01' },
  },
  'charProject.delete': { params: { id: 3 } },
  'userProjectFyi.create': {
    body: {
      content_type: 'bim',
      about: 'Tamarack Millwork',
      message: 'An IFC of the wall panels.',
      project: 1,
      needed_by: null,
      email: 'ada@lintel.test',
    },
  },
  'userProjectFyi.list': {},
  'schools.list': {},
  'specData.custom': { params: { filename: 'northfold-075423' } },
  'specData.specTree': { query: { mf: '04', old: 'true' } },
  'specLibrary.paragraphs': { query: { q: 'surface burning', division: '07', part: 2, size: 5 } },
  'standards.list': { query: { section: '075423', size: 5 } },
  'standards.get': { params: { slug: 'astm-e84' }, query: { size: 5 } },
  'specs.db': { params: { filename: 'northfold-075423' } },
  'specs.es': { params: { id: 1 } },
  'specwizards.esSearch': { body: { size: 10, query: { match: { filename: 'northfold-075424' } } } },
  'specwizards.bySpec': { params: { filename: 'northfold-075423' } },
  'specwizards.active': {},
  'swData.custom': { params: { filename: 'northfold-075423' } },
  'specwizardProject.me': {},
  'specwizardProject.get': { params: { id: 1 } },
  'specwizardProject.specs': { params: { id: 1 } },
  'specwizardProject.create': {
    body: { name: 'Annex roof', project: 1, filename: ['northfold-075423'], specs: ['northfold-075423:4'] },
  },
  'specwizardProject.update': {
    params: { id: 1 },
    body: { name: 'Library low roof', project: 1, filename: ['northfold-075423'] },
  },
  'specwizardProject.delete': { params: { id: 2 } },
  'specwizardProject.saveSpecs': { params: { id: 1 }, body: { specs: ['northfold-075423:4'] } },
  'content.es': { params: { contentType: 'product', id: 1 } },
};

const isCallId = (id: string): id is CallId => id in examples;
export const callIds: readonly CallId[] = Object.keys(examples).filter(isCallId);
