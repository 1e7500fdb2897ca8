import { isbot } from 'isbot';

/** Headless browsers, as QA people and their tests use them. They must see what visitors see. */
const headless = /\bHeadlessChrome\//;

/**
 * Whether a user agent is a search engine's or another program's. Such a visitor gets no error page.
 * Anyone can claim to be one, so nothing else may depend on it. (requirements: roles)
 */
export function isCrawler(userAgent: string | null | undefined): boolean {
  return isbot(userAgent?.replace(headless, 'Chrome/'));
}
