import { screen, within } from '@testing-library/react';

/** The content of `main`, once its heading is there. */
export async function page() {
  await screen.findByRole('heading', { level: 1 });
  return within(screen.getByRole('main'));
}

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
