/**
 * Forces one theme by rewriting the style sheets' dark rules to hold always or never, so that colors are defined once.
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
