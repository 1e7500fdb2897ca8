/** A text as a pattern that matches it alone. */
export const escapedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
