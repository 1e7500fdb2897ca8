type Rules = Readonly<Record<string, (text: string) => string>>;

interface PolicyFactory {
  createPolicy<R extends Rules>(name: string, rules: R): R;
}

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

/**
 * A policy of Trusted Types: what its rules make is taken where a plain text is refused. Null where the browser has none.
 * The site's policy allows each name once, so whoever makes one keeps it.
 */
export function trustedPolicy<R extends Rules>(name: string, rules: R): R | null {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isPolicyFactory(factory) ? factory.createPolicy(name, rules) : null;
}
