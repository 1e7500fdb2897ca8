import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compress, type Encoding } from '#src/reference-api/serve/compress.ts';
import { contentTypeOf, isCompressible } from '#src/reference-api/serve/content-types.ts';

export interface SiteFile {
  contentType: string;
  /** True when the answer depends on what the client can unpack. */
  varies: boolean;
  /** The bytes in an encoding, packed on first use and kept; with the entity tag of exactly these bytes. */
  read(encoding: Encoding): Promise<{ body: Buffer; etag: string; encoding: Encoding }>;
}

/** The files of a built site by their path; a path that is not in the map cannot be read, whatever it spells. */
export async function readSiteFiles(folder: string): Promise<Map<string, SiteFile>> {
  const files = new Map<string, SiteFile>();
  let entries;
  try {
    entries = await readdir(folder, { recursive: true, withFileTypes: true });
  } catch {
    return files;
  }
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    // The build's own notes are for the host, not for visitors.
    if (path.startsWith('/.') || path === '/_redirects') continue;
    files.set(path, siteFile(file));
  }
  return files;
}

function siteFile(file: string): SiteFile {
  const contentType = contentTypeOf(file);
  const varies = isCompressible(contentType);
  const packed = new Map<Encoding, ReturnType<SiteFile['read']>>();
  return {
    contentType,
    varies,
    read(asked) {
      const encoding = varies ? asked : 'identity';
      let found = packed.get(encoding);
      if (!found) {
        found = pack(file, encoding);
        packed.set(encoding, found);
      }
      return found;
    },
  };
}

async function pack(file: string, encoding: Encoding) {
  const body = await compress(await readFile(file), encoding, 'once');
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, encoding };
}
