/**
 * Takes away what `paths` name, from the global object and from prototypes; runs in a page or worker, before any other script,
 * so it uses nothing but its own text. What can't be deleted is left.
 */
export function removeApis(paths: readonly (readonly string[])[]): void {
  const isObject = (value: unknown): value is object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function';
  for (const path of paths) {
    const name = path[path.length - 1] ?? '';
    let holder: unknown = globalThis;
    for (const part of path.slice(0, -1)) holder = isObject(holder) ? Reflect.get(holder, part) : undefined;
    if (!isObject(holder)) continue;
    const prototype: unknown = Reflect.get(holder, 'prototype');
    for (const target of [holder, isObject(prototype) ? prototype : holder])
      if (Object.hasOwn(target, name)) Reflect.deleteProperty(target, name);
    if (path.length > 1) continue;
    // Of a window, some are on what it inherits from.
    for (
      let up = Reflect.getPrototypeOf(holder);
      up !== null && up !== Object.prototype;
      up = Reflect.getPrototypeOf(up)
    )
      if (Object.hasOwn(up, name)) Reflect.deleteProperty(up, name);
  }
}
