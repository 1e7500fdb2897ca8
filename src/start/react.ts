/** React and its renderer in a module of their own, so that the page's first script needs nothing to import them. */
export { createRoot, hydrateRoot } from 'react-dom/client';
