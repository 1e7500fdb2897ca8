const HASH = 'SHA-256';
const text = new TextEncoder();

/** 32 random bytes in hexadecimal digits. */
export const newSecret = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

/** A one-way hash: verifies a secret without storing it. */
export const hashOf = async (secret: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest(HASH, text.encode(secret))));

/** Encrypts a text with AES-GCM under the secret, in hexadecimal digits. */
export async function encrypt(plain: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const body = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), text.encode(plain));
  return toHex(iv) + toHex(new Uint8Array(body));
}

/** Decrypts it; throws if the secret is another one. */
export async function decrypt(closed: string, secret: string): Promise<string> {
  const bytes = fromHex(closed);
  const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, 12) };
  return new TextDecoder().decode(
    await crypto.subtle.decrypt(algorithm, await keyOf(secret), bytes.slice(12)),
  );
}

/** PBKDF2 of a password, 32 bytes in hexadecimal digits. */
export async function stretchPassword(password: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: HASH, salt: text.encode(salt), iterations };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256)));
}

/** Compares in constant time, so that timing does not tell how much matched. */
export function equalInConstantTime(one: string, other: string): boolean {
  let differences = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1)
    differences |= one.charCodeAt(index) ^ other.charCodeAt(index % Math.max(1, other.length));
  return differences === 0;
}

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromHex(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
