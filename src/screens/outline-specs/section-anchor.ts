/** Where a section stands on the page. */
export const sectionAnchor = (number: string): string => `section-${number}`;
