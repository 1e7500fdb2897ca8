/** A glTF object that is changed in place, including fields that our schema doesn't know. */
export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; empty where there is none. */
export const listIn = (file: Json, key: string): Json[] => {
  const list = file[key];
  return Array.isArray(list) ? list.filter(isJson) : [];
};

export const extensionOf = (thing: Json, name: string): unknown =>
  isJson(thing['extensions']) ? thing['extensions'][name] : undefined;
