import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli levels: `once` for files that are packed once and kept, `live` for answers packed on every request. */
const BROTLI_LEVEL = { once: 11, live: 5 };

/** The smallest encoding a client takes, from its Accept-Encoding; one it weighs with 0 is refused. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters
      .map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1])
      .find((text) => text !== undefined);
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

export async function compress(body: Buffer, encoding: Encoding, effort: 'once' | 'live'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: effort === 'once' ? 9 : 6 });
  if (encoding === 'br') {
    return brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  }
  return body;
}
