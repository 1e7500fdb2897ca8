import { allowedEvents } from '#src/browser/analytics-events.ts';
import type { AnalyticsAction, AnalyticsCategory, AnalyticsLabel } from '#src/browser/analytics-events.ts';

/** One thing that a visitor did, in words of a closed list; `value` is a count or a status. (requirements: analytics) */
export interface AnalyticsEvent {
  category: string;
  action: string;
  label?: string;
  value?: number;
}

/** Where events go. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;

let sink: AnalyticsSink | null = null;
/** Events before the sink is set; null after. */
let waiting: AnalyticsEvent[] | null = [];
const maxWaiting = 20;

/** Counts and statuses are smaller; phone numbers are not. */
const maxValue = 1_000_000;

/**
 * Reports an event. Types and this function allow only `allowedEvents`; any other event is dropped whole. Without a
 * sink, or when it fails or is blocked, nothing happens.
 */
export function track<C extends AnalyticsCategory>(
  category: C,
  action: AnalyticsAction<C>,
  label?: AnalyticsLabel<C>,
  value?: number,
): void {
  if (!isAllowed(category, action, label)) return;
  const isValue = value !== undefined && Number.isInteger(value) && Math.abs(value) <= maxValue;
  const event = { category, action, ...(label !== undefined && { label }), ...(isValue && { value }) };
  if (sink === null && waiting !== null && waiting.length < maxWaiting) waiting.push(event);
  send(event);
}

/** Checks at run time too: values from records bypass the types. */
function isAllowed(category: string, action: string, label: string | undefined): boolean {
  const words = new Map<string, { actions: readonly string[]; labels: readonly string[] }>(
    Object.entries(allowedEvents),
  ).get(category);
  if (words === undefined || !words.actions.includes(action)) return false;
  return label === undefined || words.labels.includes(label);
}

function send(event: AnalyticsEvent): void {
  try {
    sink?.(event);
  } catch {
    // Losing an event costs less than disturbing the visitor.
  }
}

/** Decides where events go, null for nowhere, and sends there what has happened since the start. */
export function startAnalytics(next: AnalyticsSink | null): void {
  sink = next;
  const before = waiting ?? [];
  waiting = null;
  for (const event of before) send(event);
}

/**
 * Sends events elsewhere; returns what restores the previous sink.
 * @internal
 */
export function setAnalyticsSink(next: AnalyticsSink | null): () => void {
  const former = sink;
  sink = next;
  return () => {
    sink = former;
  };
}
