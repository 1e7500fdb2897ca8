import { isbot } from 'isbot';

/**
 * Whether a user agent is a search engine's or another program's. Such a visitor gets no error page.
 * Anyone can claim to be one, so nothing else may depend on it. (spec §6)
 */
export function isCrawler(userAgent: string | null | undefined): boolean {
  return isbot(userAgent);
}
