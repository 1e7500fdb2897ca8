/** One thing that a visitor did. Labels come from the application's own words, never from what was typed. (spec §7) */
export interface AnalyticsEvent {
  category: string;
  action: string;
  label?: string;
  value?: number;
}

/** Where events go. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;

let sink: AnalyticsSink | null = null;

/** Reports an event; without a sink, or when it fails or is blocked, nothing happens. */
export function track(category: string, action: string, label?: string, value?: number): void {
  try {
    sink?.({
      category,
      action,
      ...(label === undefined ? {} : { label }),
      ...(value === undefined || !Number.isFinite(value) ? {} : { value }),
    });
  } catch {
    // Losing an event costs less than disturbing the visitor.
  }
}

/** Sends events to a service; the answer puts the former sink back. */
export function setAnalyticsSink(next: AnalyticsSink | null): () => void {
  const former = sink;
  sink = next;
  return () => {
    sink = former;
  };
}
