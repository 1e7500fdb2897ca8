/** schema.org data as JSON-LD. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/**
 * Puts JSON-LD into the head and gives a function that takes it out. The text goes in as a text node: under Trusted
 * Types a script's `textContent` and `innerHTML` are closed, and React would use them.
 */
export function showStructuredData(json: string): () => void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.append(document.createTextNode(json));
  document.head.append(script);
  return () => script.remove();
}
