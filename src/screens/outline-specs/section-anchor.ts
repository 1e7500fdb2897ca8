/** A section's anchor on the page. */
export const sectionAnchor = (number: string): string => `section-${number}`;
