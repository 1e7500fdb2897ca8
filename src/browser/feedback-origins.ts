/** The hosts that a link may name as receiver of feedback, besides our own: `VITE_FEEDBACK_ORIGINS` of the build. */
export function feedbackOrigins(): readonly string[] {
  const configured: unknown = import.meta.env?.VITE_FEEDBACK_ORIGINS;
  return typeof configured === 'string' ? configured.split(/[\s,]+/).filter(Boolean) : [];
}
