/** How every Chromium of this project is started: as root, without a screen, and without a word to anyone outside. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // The address bar's list is a page of 200 files that every window loads, though no test has an address bar.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    // This switch replaces the list that Playwright and chrome-launcher pass: what tests need of theirs.
    'HttpsUpgrades',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
    'Translate',
  ].join(',')}`,
] as const;
