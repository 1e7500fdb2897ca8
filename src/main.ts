import { start } from '#src/start/start.tsx';

/** A build that carries the reference API starts it first. */
async function main(): Promise<void> {
  if (import.meta.env.MODE === 'demo') {
    const { startInBrowser } = await import('#src/reference-api/start-in-browser.ts');
    await startInBrowser();
  }
  const root = document.getElementById('root');
  if (root) start(root);
}

void main();
