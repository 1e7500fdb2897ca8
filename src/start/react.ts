/** A separate module for React and its renderer, so that the page's first script doesn't import them. */
export { createRoot, hydrateRoot } from 'react-dom/client';
