/** Whether the visitor's system is dark. */
export const prefersDark = (): boolean =>
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

/**
 * Forces a theme by rewriting the media conditions of the dark rules, so that they always or never apply.
 * This keeps colors defined in one place.
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

/** Shows an element in a given theme, with that theme's colors from the style sheets. */
export function applyTheme(part: HTMLElement | null, theme: 'light' | 'dark'): void {
  if (!part) return;
  part.style.colorScheme = theme;
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSStyleRule) copyColors(rule, part);
      else if (theme === 'dark' && rule instanceof CSSMediaRule && rule.conditionText.includes('dark'))
        for (const inner of rule.cssRules) if (inner instanceof CSSStyleRule) copyColors(inner, part);
    }
  }
}

function copyColors({ selectorText, style }: CSSStyleRule, part: HTMLElement): void {
  if (selectorText !== ':root') return;
  for (const name of style)
    if (name.startsWith('--')) part.style.setProperty(name, style.getPropertyValue(name));
}

/** The value of a custom property at an element: `--g0` → `#fff`. */
export const themeColor = (part: Element, name: string): string =>
  getComputedStyle(part).getPropertyValue(name).trim();

/** Calls back when the system switches between dark and light. Returns a function that stops it. */
export function onThemeChange(changed: () => void): () => void {
  const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  dark?.addEventListener('change', changed);
  return () => dark?.removeEventListener('change', changed);
}
