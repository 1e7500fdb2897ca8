import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import { sharedKinds, sharedSchema, sharedStatuses, sharedTypes } from '#src/domain/share/shared.ts';
import type { Shared, SharedItem } from '#src/domain/share/shared.ts';

/** The first character of a fragment: the format version. */
const version = '1';
/** In characters; email programs and chats cut longer links. */
export const maxFragmentLength = 8000;
/** Limits for untrusted links, in characters and in bytes. */
const maxReadLength = 2 * maxFragmentLength;
const maxTextLength = 1_000_000;

/** The fragment, without `#`. */
export function fragmentOf(shared: Shared): string {
  const packed = deflateSync(strToU8(JSON.stringify(compact(shared))), { level: 9 });
  return version + base64url(packed);
}

const at = (list: readonly string[], place: unknown): string | undefined =>
  typeof place === 'number' ? list[place] : undefined;

const packedItem = v.pipe(
  v.array(v.unknown()),
  v.transform(([type, id, place, note]) => ({
    content_type: at(sharedTypes, type),
    content_id: id,
    note,
    status: at(sharedStatuses, place),
  })),
);
const packed = v.pipe(
  v.tuple([v.unknown(), v.unknown(), v.unknown(), v.array(packedItem)]),
  v.transform(([kind, name, projectType, items]): unknown => ({
    kind: at(sharedKinds, kind),
    name,
    projectType,
    items,
  })),
  sharedSchema,
);

export type OpenedLink =
  | { shared: Shared; problem?: never }
  | { shared?: never; problem: 'none' | 'newer' | 'broken' };

/** Parses a fragment, which may be truncated or forged. Never throws. */
export function openFragment(fragment: string): OpenedLink {
  if (fragment === '') return { problem: 'none' };
  if (fragment.length > maxReadLength) return { problem: 'broken' };
  if (!fragment.startsWith(version)) return { problem: /^\d/.test(fragment) ? 'newer' : 'broken' };
  try {
    const bytes = inflateSync(bytesOf(fragment.slice(version.length)), {
      out: new Uint8Array(maxTextLength),
    });
    // The decompressor silently drops whatever doesn't fit, so a full buffer means that the data may be cut off.
    if (bytes.length === maxTextLength) return { problem: 'broken' };
    const text = strFromU8(bytes);
    return { shared: v.parse(packed, JSON.parse(text)) };
  } catch {
    return { problem: 'broken' };
  }
}

/** An array is shorter than an object with names. */
function compact({ kind, name, projectType, items }: Shared): unknown {
  return [sharedKinds.indexOf(kind), name, projectType, items.map(compactItem)];
}

function compactItem({ content_type: type, content_id: id, note, status }: SharedItem): unknown {
  const place = status === null ? -1 : sharedStatuses.indexOf(status);
  const full = [sharedTypes.indexOf(type), id, place, note];
  if (note !== '') return full;
  return place === -1 ? full.slice(0, 2) : full.slice(0, 3);
}

function base64url(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array {
  return strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
}
