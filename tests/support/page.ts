import { screen, within } from '@testing-library/react';

/** What stands in `main`, once the screen has its heading. */
export async function page() {
  await screen.findByRole('heading', { level: 1 });
  return within(screen.getByRole('main'));
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
