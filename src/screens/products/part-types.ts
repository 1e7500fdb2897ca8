/** Types of the files that architects draw with or write specifications from. */
export const fileTypes = ['cad', 'bim', 'spec', 'sw'] as const;
/** Types of certificates, documents, and recordings. */
export const documentTypes = ['certificate', 'datasheet', 'catalog', 'video', 'webinar'] as const;
