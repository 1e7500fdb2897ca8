const looksLikeDate =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Texts of an answer that are written like a date and name no day or time that there is, or a time in no zone. */
export function wrongDates(answer: unknown): { field: string; text: string }[] {
  const wrong: { field: string; text: string }[] = [];
  const waiting: [field: string, value: unknown][] = [['', answer]];
  while (waiting.length > 0) {
    const [field, value] = waiting.pop() ?? ['', null];
    if (typeof value === 'string') {
      if (isWrong(value)) wrong.push({ field, text: value });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value))
        waiting.push([field === '' ? key : `${field}.${key}`, one]);
    }
  }
  return wrong.toReversed();
}

function isWrong(text: string): boolean {
  const parts = looksLikeDate.exec(text);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const hasTime = text.includes('T');
  if (!hasTime) return !isDay;
  // 24:00 is no time that `Date` reads everywhere.
  const isTime = hour < 24 && minute < 60 && second < 61;
  return !isDay || !isTime || !/(?:Z|[+-]\d{2}:\d{2})$/.test(text);
}
