/** What is drawn with or written from. */
export const fileTypes = ['cad', 'bim', 'spec', 'sw'] as const;
/** What is read or watched, and proofs. */
export const documentTypes = ['certificate', 'datasheet', 'catalog', 'video', 'webinar'] as const;
