import { isbot } from 'isbot';

/** Headless browsers used in QA must see what visitors see. */
const headless = /\bHeadlessChrome\//;

/**
 * Whether a user agent is a crawler or another program. It gets no error page; nothing else may depend on
 * this, because anyone can claim to be a crawler (requirements: roles).
 */
export const isCrawler = (userAgent: string | null | undefined): boolean =>
  isbot(userAgent?.replace(headless, 'Chrome/'));
