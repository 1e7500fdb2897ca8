/** schema.org data as JSON-LD. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string },
  ): { createScript(text: string): string };
}

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

let policy: { createScript(text: string): string } | null = null;

/** Under Trusted Types a script's text is closed, data blocks included; this policy lets JSON through and nothing else. */
function trusted(json: string): string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicyFactory(factory)) return json;
  policy ??= factory.createPolicy('app-json-ld', {
    createScript: (text) => JSON.stringify(JSON.parse(text)),
  });
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
