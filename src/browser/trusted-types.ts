type Rules = Readonly<Record<string, (text: string) => string>>;

interface PolicyFactory {
  createPolicy<R extends Rules>(name: string, rules: R): R;
}

const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/**
 * A Trusted Types policy: its results are accepted where plain strings are refused. Null if the browser has
 * no Trusted Types. Each name can be created only once, so keep the policy.
 */
export function trustedPolicy<R extends Rules>(name: string, rules: R): R | null {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isPolicyFactory(factory) ? factory.createPolicy(name, rules) : null;
}
