/** False where the build renders pages, in Node: there is nothing to listen to, and nothing stored. */
export const isInBrowser = typeof document === 'object';
