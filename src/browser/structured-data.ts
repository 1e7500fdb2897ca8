import { trustedPolicy } from '#src/browser/trusted-types.ts';

/** schema.org data as JSON-LD. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/** As the text of a script element: whatever the data holds, no markup can end or nest it. */
export const structuredDataText = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const rules = { createScript: (text: string) => structuredDataText(JSON.parse(text)) };
let policy: typeof rules | null = null;

/** Trusted Types guard the text of scripts, including data blocks; this policy is only for JSON. */
function trusted(json: string): string {
  policy ??= trustedPolicy('app-json-ld', rules) ?? { createScript: (text) => text };
  return policy.createScript(json);
}

/** Adds JSON-LD to the head. Returns a function that removes it. */
export function addStructuredData(json: string): () => void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = trusted(json);
  document.head.append(script);
  return () => script.remove();
}
