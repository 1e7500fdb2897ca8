/** Escapes text for use in a regular expression. */
export const escapedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
