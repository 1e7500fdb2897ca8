import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** What stands in `main`, once the screen has its heading and what follows the first paint. */
export async function page() {
  await screen.findByRole('heading', { level: 1 });
  await whole();
  return within(screen.getByRole('main'));
}

/** Waits for what a screen draws after its first paint. */
export async function whole(): Promise<void> {
  await waitFor(() => expect(document.querySelector('main [data-later]')).toBeNull());
}

/** What search engines and social sites read of the page. */
export function head() {
  const attribute = (selector: string, name: string) =>
    document.head.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    titles: [...document.querySelectorAll('title')].map((title) => title.textContent),
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    robots: attribute('meta[name=robots]', 'content'),
    structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script): unknown => JSON.parse(script.textContent ?? ''),
    ),
  };
}
