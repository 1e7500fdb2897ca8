/**
 * Shows the page in one theme whatever the system says: the style sheets' own rules for the dark are made to hold
 * always or never, so that the colours stand in one place.
 */
export function forceTheme(theme: 'light' | 'dark'): void {
  document.documentElement.style.colorScheme = theme;
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark'))
        rule.media.mediaText = theme === 'dark' ? 'screen' : 'not all';
    }
  }
}
