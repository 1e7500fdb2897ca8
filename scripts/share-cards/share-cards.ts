import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShareCard } from '../../src/domain/share-card.ts';
import type { AskApi } from '../vite/amp-pages.ts';
import { drawShareCard, type CardContent } from './draw-share-card.ts';

/** Changes with how cards look, so that those of earlier builds are drawn again. */
const look = 1;
/** In bytes; no drawing is nearly as large. */
const largestPicture = 4_000_000;

/** Gives the PNG of a card. */
export type DrawCard = (card: ShareCard) => Promise<Buffer>;

/**
 * Draws the cards of a build. Pictures come from the API; where it has none that can be drawn, the card has none. What was
 * drawn before is kept in the folder, by all that is on it.
 */
export function cardDrawer({ ask, kept }: { ask: AskApi; kept: string }): DrawCard {
  return async ({ picture, ...texts }) => {
    const content = { ...texts, ...(await pictureContent(picture, ask)) };
    const file = join(kept, `${keyOf(content)}.png`);
    const before = await readFile(file).catch(() => null);
    if (before) return before;
    const png = await drawShareCard(content).catch(() => drawShareCard(texts));
    await mkdir(kept, { recursive: true });
    await writeFile(file, png);
    return png;
  };
}

async function pictureContent(
  picture: string | null,
  ask: AskApi,
): Promise<Pick<CardContent, 'pictureSvg' | 'picturePng'>> {
  if (picture === null) return {};
  const answer = await ask(picture).catch(() => null);
  if (!answer?.ok) return {};
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length === 0 || bytes.length > largestPicture) return {};
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('image/svg+xml')) return { pictureSvg: bytes.toString() };
  return type.startsWith('image/') ? { picturePng: bytes } : {};
}

function keyOf({ title, kicker, lines, pictureSvg = '', picturePng }: CardContent): string {
  const hash = createHash('sha256').update(JSON.stringify([look, title, kicker, lines, pictureSvg]));
  if (picturePng) hash.update(picturePng);
  return hash.digest('hex').slice(0, 32);
}
