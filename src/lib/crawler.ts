import { isbot } from 'isbot';

/** How a browser without a window calls itself: QA people and their tests, who must see what visitors see. */
const headless = /\bHeadlessChrome\//;

/**
 * Whether a user agent is a search engine's or another program's. Such a visitor gets no error page.
 * Anyone can claim to be one, so nothing else may depend on it. (requirements: roles)
 */
export function isCrawler(userAgent: string | null | undefined): boolean {
  return isbot(userAgent?.replace(headless, 'Chrome/'));
}
