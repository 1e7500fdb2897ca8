import type { CookieStore } from '#src/reference-api/account/cookies.ts';

/** The page's own cookies: kept over a reload, shared by its tabs, gone with the browser, and open to scripts. */
export const cookiesInBrowser: CookieStore = {
  read: () => document.cookie,
  write: (line) => {
    document.cookie = line.replace(/; HttpOnly/i, '');
    // Reading it back waits until the browser has it, so that the next tab that asks has it too.
    void document.cookie;
  },
};
