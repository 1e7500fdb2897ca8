import { contentTypes } from '#src/contracts/content-types.ts';

const types = [...contentTypes, 'company', 'all'] as const;

/** File formats by extension; any other counts as `other`. */
export const formats = [
  'bcf',
  'csv',
  'dgn',
  'doc',
  'docx',
  'dwg',
  'dxf',
  'glb',
  'html',
  'ifc',
  'nwc',
  'pdf',
  'png',
  'rfa',
  'rtf',
  'rvt',
  'sec',
  'skp',
  'step',
  'svg',
  'txt',
  'vtt',
  'xlsx',
  'xml',
  'zip',
  'other',
] as const;

/** The kinds of `CallError`. */
const failures = ['http', 'network', 'timeout', 'invalid', 'cancelled'] as const;

/** Web vitals: loading, responsiveness, layout shift (in thousandths), and the load phases. */
const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

/**
 * Every event that can be sent: the actions and labels of each category. Nothing else is sent, so that no
 * typed text, name, URL, or token can leak.
 */
export const allowedEvents = {
  search: { actions: ['results', 'nothing found'], labels: types },
  download: { actions: ['file', 'zip'], labels: formats },
  request: { actions: ['sent', 'failed'], labels: ['information', 'feedback', 'content', 'lead', 'payment'] },
  compare: { actions: ['open'], labels: types },
  substitution: { actions: ['open', 'docx', 'print'], labels: types },
  favorite: { actions: ['add', 'remove', 'export'], labels: types },
  'saved search': { actions: ['add', 'open', 'remove'], labels: types },
  project: {
    actions: ['save', 'delete', 'save failed', 'delete failed', 'schedule', 'binder'],
    labels: [...failures, 'csv', 'xlsx', 'zip', 'print'],
  },
  account: {
    actions: ['sign in', 'sign out', 'create', 'profile', 'password', 'failed'],
    labels: failures,
  },
  outbound: { actions: ['open'], labels: ['manufacturer', 'advertisement', 'other'] },
  palette: {
    actions: ['open', 'go', 'act'],
    labels: ['section', 'manufacturer', 'product', 'screen', 'recent', 'search'],
  },
  vital: { actions: vitals, labels: ['good', 'needs-improvement', 'poor'] },
  call: { actions: ['failed'], labels: [] },
  error: { actions: ['script', 'promise'], labels: [] },
} as const;

type Words = typeof allowedEvents;
export type AnalyticsCategory = keyof Words;
export type AnalyticsAction<C extends AnalyticsCategory> = Words[C]['actions'][number];
export type AnalyticsLabel<C extends AnalyticsCategory> = Words[C]['labels'][number];
