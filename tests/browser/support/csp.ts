import type { BrowserContext } from '@playwright/test';

/** Breaches of the content policy, as they happen on any document that a page of the context shows. */
export async function collectCspViolations(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeFunction('reportCspViolation', (text: string) => {
    found.push(text);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportCspViolation');
      const text = `${event.effectiveDirective}: ${event.blockedURI || event.sample} on ${event.documentURI}`;
      if (typeof report === 'function') Reflect.apply(report, undefined, [text]);
    });
  });
  return found;
}
