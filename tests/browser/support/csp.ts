import type { Page } from '@playwright/test';

/** Breaches of the content policy, as they happen on any document the page shows. */
export async function collectCspViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportCspViolation', (text: string) => {
    found.push(text);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportCspViolation');
      const text = `${event.effectiveDirective}: ${event.blockedURI || event.sample} on ${event.documentURI}`;
      if (typeof report === 'function') Reflect.apply(report, undefined, [text]);
    });
  });
  return found;
}
