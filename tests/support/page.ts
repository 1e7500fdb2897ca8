import { screen, waitFor, within } from '@testing-library/react';

/** The content of `main`, once its heading is there, and what a listed page says to search engines: an effect writes that. */
export async function page() {
  // Roles are read from the whole page, which costs too much after each of its changes.
  await waitFor(() => {
    if (document.querySelector('h1') === null) throw new Error('No heading.');
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    if (head().canonical !== null && head().structuredData.length === 0)
      throw new Error('No structured data.');
  });
  return within(screen.getByRole('main'));
}

export function head() {
  const attribute = (selector: string, name: string) =>
    document.head.querySelector(selector)?.getAttribute(name) ?? null;
  const social: [string, string][] = [
    ...document.head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]'),
  ].map((tag) => [
    tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
    tag.getAttribute('content') ?? '',
  ]);
  return {
    /** Open Graph and Twitter, in order. */
    social,
    titles: [...document.querySelectorAll('title')].map((title) => title.textContent),
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    robots: attribute('meta[name=robots]', 'content'),
    structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script): unknown => JSON.parse(script.textContent ?? ''),
    ),
  };
}

/** The heading of the screen with this name, once it is there. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
