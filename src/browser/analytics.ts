import { allowedEvents } from '#src/browser/analytics-events.ts';
import type { AnalyticsAction, AnalyticsCategory, AnalyticsLabel } from '#src/browser/analytics-events.ts';

/**
 * Something that a visitor did, in words from a fixed list; `value` is a count or a status (requirements:
 * analytics).
 */
export interface AnalyticsEvent {
  category: string;
  action: string;
  label?: string;
  value?: number;
  /** For an error: the build, and locations in the build's own scripts: `main-1a2b.js:1:2345`. */
  build?: string;
  at?: readonly string[];
}

export type AnalyticsSink = (event: AnalyticsEvent) => void;

let sink: AnalyticsSink | null = null;
/** Events that arrived before the sink was set; null afterwards. */
let waiting: AnalyticsEvent[] | null = [];
const maxWaiting = 20;

/** Larger than any count or status, smaller than a phone number. */
const maxValue = 1_000_000;

/**
 * Reports an event. The types and a runtime check allow only `allowedEvents`; any other event is dropped.
 * Does nothing if there is no sink, or if it fails or is blocked.
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

/** Checked at runtime too, because values from records bypass the types. */
function isAllowed(category: string, action: string, label: string | undefined): boolean {
  const words = new Map<string, { actions: readonly string[]; labels: readonly string[] }>(
    Object.entries(allowedEvents),
  ).get(category);
  if (words === undefined || !words.actions.includes(action)) return false;
  return label === undefined || words.labels.includes(label);
}

/** Sends a checked event to the sink, or queues it until there is one. */
export function send(event: AnalyticsEvent): void {
  try {
    sink?.(event);
  } catch {
    // Losing an event costs less than disturbing the visitor.
  }
}

/** Sets the sink (null for none) and sends it the events so far. */
export function startAnalytics(next: AnalyticsSink | null): void {
  sink = next;
  const before = waiting ?? [];
  waiting = null;
  for (const event of before) send(event);
}

/**
 * Replaces the sink. Returns a function that restores the previous one.
 * @internal
 */
export function setAnalyticsSink(next: AnalyticsSink | null): () => void {
  const former = sink;
  sink = next;
  return () => {
    sink = former;
  };
}
