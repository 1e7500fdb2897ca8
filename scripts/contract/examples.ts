import { sampleInput } from '../../src/api/sample-inputs.ts';
import { calls } from '../../src/contracts/calls.ts';
import type { CallId } from '../../src/contracts/calls.ts';
import type { Call } from '../../src/contracts/define-call.ts';

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

/** Requests of writes, and of reads that are asked for more than they require. */
const own: Readonly<Partial<Record<CallId, Example>>> = {
  'activities.search': { body: { size: 5, query: { match: { title: 'roof' } } } },
  'alerts.news': { query: { division: '07', size: 5 } },
  'banners.byContentType': { params: { contentType: 'cad', divisionSectionOrTop: '07075423' } },
  'manufacturers.emailRequest': {
    body: { ...northfold, ...guest, productIds: [1], zip: '02903', project: 'Library', wants: ['sample'] },
  },
  'clientProject.byDivision': { params: { division: '07' }, query: { isAClient: 'true' } },
  'podcastGuestRequests.create': { body: guest },
  'blogPostGuestRequests.create': { body: guest },
  'products.esSearch': { body: { size: 4, query: { function_score: { random_score: {} } } } },
  'search.downloads': {
    query: { ...northfold, contentType: 'cad', qstr: 'roof', productId: 1, isExcluding: 'false' },
  },
  'search.product': { params: { id: 1 }, query: { tree: 'true' } },
  'search.termsType': { params: { terms: 'roof', contentType: 'cad' }, query: { online: '1', size: 5 } },
  'search.terms': { params: { terms: 'roof' }, query: { online: '1', coid: 31250 } },
  'csinos.related': { query: { qstr: 'roof', type: 'cad', mf: '04' } },
  'email.send': {
    body: { kind: 'newsletter', email: 'ada@lintel.test', firstName: 'Ada', divisions: ['07'] },
  },
  'feedback.nonClient': {
    body: { ...guestFeedback, coid: 60733, about: 'wanted' },
  },
  'manufacturers.vectorSearch': { params: northfold, query: { q: 'keeps rain out of flat roofs', size: 5 } },
  'outlineSpecsReport.byCoid': { params: northfold, as: 'nora@northfold.example' },
  'specwizardSpecsReport.byCoid': { params: northfold, as: 'nora@northfold.example' },
  'auth.login': { body: { email: 'ada@lintel.test', password: 'specify-2026', rememberMe: true } },
  'session.create': {
    body: { user: ada, token: 'an-example-token', loggedInAt: '2026-11-02T12:00:00.000Z' },
  },
  'session.delete': {},
  'auth.forgot': { body: { email: 'ada@lintel.test' } },
  'auth.reset': { params: { token: 'demo-reset-token' }, body: { password: 'four words are enough' } },
  'circulation.create': {
    body: { ...profile, email: 'cleo@lintel.test', firstName: 'Cleo', password: 'four words are enough' },
  },
  'circulation.update': { params: { userSeq: ada.circulationSeq }, body: profile },
  'circulation.password': {
    params: { userSeq: ada.circulationSeq },
    body: { oldPassword: 'specify-2026', newPassword: 'four words are enough' },
  },
  'userFavorites.create': { body: { content_id: 7, content_type: 'video' } },
  'userFavorites.update': { params: { id: 1 }, body: { note: 'Ask for a sample.' } },
  'userFavorites.delete': { params: { id: 3 } },
  'userSearches.create': { body: { content_type: 'cad', search_terms: 'roof edge', query: 'format=dxf' } },
  'userSearches.delete': { params: { id: 2 } },
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
  'specData.specTree': { query: { mf: '04', old: 'true' } },
  'specLibrary.paragraphs': { query: { q: 'surface burning', division: '07', part: 2, size: 5 } },
  'specwizards.esSearch': { body: { size: 10, query: { match: { filename: 'northfold-075424' } } } },
  'manualIssues.create': {
    body: {
      project: 1,
      number: 1,
      name: 'Bid set',
      sections: [{ number: '07 92 00', title: 'Joint Sealants', maker: '' }],
      files: [{ name: 'Manual.pdf', bytes: 1000, sha256: '0'.repeat(64) }],
      content: 'eJwr',
    },
  },
  'projectPeople.create': { body: { project: 1, email: 'mara@lintel.test', right: 'read' } },
  'projectPeople.update': { params: { id: 1 }, body: { right: 'read' } },
  'projectPeople.delete': { params: { id: 2 } },
  'projectPeople.leave': { params: { id: 2 }, as: 'iris@lintel.test' },
  'savedWork.create': { body: { kind: 'section', name: 'northfold-075423', value: { made: 1 } } },
  'savedWork.update': { params: { id: 1 }, body: { value: { detail: 'short' } } },
  'savedWork.delete': { params: { id: 2 } },
  'specwizardProject.create': {
    body: { name: 'Annex roof', project: 1, filename: ['northfold-075423'], specs: ['northfold-075423:4'] },
  },
  'specwizardProject.update': {
    params: { id: 1 },
    body: { name: 'Library low roof', project: 1, filename: ['northfold-075423'] },
  },
  'specwizardProject.delete': { params: { id: 2 } },
  'specwizardProject.saveSpecs': { params: { id: 1 }, body: { specs: ['northfold-075423:4'] } },
};

const isCallId = (id: string): id is CallId => id in calls;
export const callIds: readonly CallId[] = Object.keys(calls).filter(isCallId);

/** One example for every call of the table. */
export const examples = examplesOf(callIds);

function examplesOf(ids: readonly CallId[]): Readonly<Record<CallId, Example>>;
function examplesOf(ids: readonly CallId[]): Readonly<Record<string, Example>> {
  return Object.fromEntries(
    ids.map((id) => {
      const call: Call = calls[id];
      const example = own[id] ?? (call.readOnly ? sampleInput(call, { catalogFilename: 'FILENAME' }) : null);
      if (!example)
        throw new Error(`No test knows what to send with ${id}: see scripts/contract/examples.ts.`);
      return [id, example];
    }),
  );
}
