import { trustedPolicy } from '#src/browser/trusted-types.ts';

/** schema.org data as JSON-LD. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

const rules = { createScript: (text: string) => JSON.stringify(JSON.parse(text)) };
let policy: typeof rules | null = null;

/** Under Trusted Types a script's text is closed, data blocks included; this policy lets JSON through and nothing else. */
function trusted(json: string): string {
  policy ??= trustedPolicy('app-json-ld', rules) ?? { createScript: (text) => text };
  return policy.createScript(json);
}

/** Puts JSON-LD into the head and gives a function that takes it out. */
export function showStructuredData(json: string): () => void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = trusted(json);
  document.head.append(script);
  return () => script.remove();
}
