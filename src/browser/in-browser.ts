/** False in Node, where the build renders pages: there are no events and no storage. */
export const isInBrowser = typeof document === 'object';
