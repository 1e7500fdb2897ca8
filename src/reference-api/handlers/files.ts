import { percentDecode } from '#src/lib/percent-decoding.ts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { World } from '#src/reference-api/world/world.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { rangeResponse, isNotModified, etagOf } from '#src/reference-api/handlers/responses.ts';
import { cadFile } from '#src/reference-api/files/cad-files.ts';
import { makeFile } from '#src/reference-api/files/make-file.ts';
import type { MediaReader } from '#src/reference-api/media/media-reader.ts';
import { recordedOf } from '#src/reference-api/media/recorded-texts.ts';
import { captionsOrChapters } from '#src/reference-api/media/recordings.ts';
import { coverPicture } from '#src/reference-api/pictures/cover.ts';
import { divisionSheet } from '#src/reference-api/pictures/division-sheet.ts';
import {
  bannerPicture,
  constructionPicture,
  detailPicture,
  itemPicture,
  logoPicture,
  projectPicture,
} from '#src/reference-api/pictures/pictures.ts';
import { productPicture } from '#src/reference-api/pictures/product-picture.ts';
import { safeFileName } from '#src/lib/zip-names.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  dxf: 'image/vnd.dxf',
  pdf: 'application/pdf',
  zip: 'application/zip',
  glb: 'model/gltf-binary',
  ifc: 'application/x-step',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  rtf: 'application/rtf',
  txt: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
};

/** Media types that are sent uncompressed, so their entity tags are strong and an interrupted download can continue. */
const incompressibleTypes = /^(?:audio|video)\/|^application\/(?:pdf|zip)$/;

/** `/api/files/...`: pictures to show and files to save, made on request. */
export function fileHandlers(world: World, media: MediaReader | null = null): HttpHandler[] {
  const answer = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.split('/api/files/').at(1) ?? '';
    const segments = path.split('/').map((segment) => percentDecode(segment) ?? segment);
    const picture = await pictureAt(world, segments);
    if (picture !== null)
      return withValidators(request, fileResponse(new TextEncoder().encode(picture), 'svg', null), null);
    const [type, id, name = ''] = segments;
    const item = itemAt(world, type, id);
    const bytes =
      segments.length === 3
        ? ((await recordedFile(world, media, segments)) ?? (item && (await makeFile(world, item, name))))
        : null;
    if (!bytes) return HttpResponse.json({ message: 'There is no such file.' }, { status: 404 });
    const response = fileResponse(bytes, name.split('.').at(-1) ?? '', name);
    return withValidators(request, response, item?.updated_at ?? null);
  };
  return [http.get('*/api/files/*', answer), http.head('*/api/files/*', answer)];
}

/** Adds an entity tag and the record's date; answers 304 to a client that has that version (RFC 9110 §13). */
async function withValidators(
  request: Request,
  response: Response,
  updated: string | null,
): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  const { headers } = response;
  const tag = await etagOf(body);
  headers.set(
    'etag',
    incompressibleTypes.test(headers.get('content-type') ?? '') ? tag.replace('W/', '') : tag,
  );
  if (updated !== null) headers.set('last-modified', new Date(updated).toUTCString());
  if (!isNotModified(request, Object.fromEntries(headers))) return rangeResponse(request, body, headers);
  headers.delete('content-length');
  return new Response(null, { status: 304, headers });
}

/** A recorded film or episode, or its captions or chapters. */
async function recordedFile(
  world: World,
  media: MediaReader | null,
  [type, id, name = '']: readonly string[],
): Promise<Uint8Array<ArrayBuffer> | null> {
  const record = type === 'podcast' ? world.podcasts.get(Number(id)) : itemAt(world, type, id);
  if (!record || !('recording' in record) || record.recording === null) return null;
  const recorded = recordedOf(record.title);
  if (!recorded) return null;
  const { url, captions, chapters } = record.recording;
  const isOne = (address: string | null): boolean => address?.endsWith(`/${name}`) === true;
  if (isOne(url)) return (await media?.(recorded.file)) ?? null;
  const text = isOne(captions) || isOne(chapters) ? captionsOrChapters(recorded, record.title, name) : null;
  return text === null ? null : new TextEncoder().encode(text);
}

/** A file with a name is downloaded; one without is shown. */
export function fileResponse(
  bytes: Uint8Array<ArrayBuffer>,
  extension: string,
  name: string | null,
): Response {
  const headers = new Headers({
    'content-type': mediaTypes[extension] ?? 'application/octet-stream',
    'content-length': String(bytes.byteLength),
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
  if (name !== null) headers.set('content-disposition', disposition(safeFileName(name)));
  // Opened on its own, a picture is a document of this origin, so it may neither run nor load anything.
  else headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return new Response(bytes, { headers });
}

/** RFC 6266: an ASCII name for old clients, the real one in UTF-8. */
function disposition(name: string): string {
  const ascii = safeFileName(name.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, '')).replaceAll('%', '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

const coverKinds = new Set(['post', 'course', 'podcast', 'news']);

async function pictureAt(
  world: World,
  [kind = '', second = '', third]: readonly string[],
): Promise<string | null> {
  if (kind === 'product' && third === undefined) {
    const [, id, view] = /^(\d{1,9})(?:-(\d))?\.svg$/.exec(second) ?? [];
    return id === undefined ? null : productPicture(world, Number(id), { view: Number(view ?? 1) });
  }
  if (kind === 'divisions.svg' && second === '') return divisionSheet(world);
  if (kind === 'detail' && third === undefined) return detailPicture(second.replace(/\.svg$/, ''));
  if (kind === 'detail' && third === 'construction.svg') return constructionPicture(second);
  if (kind === 'company' && third === 'logo.svg') return logoPicture(world, Number(second));
  if (kind === 'project' && third === 'building.svg') return projectPicture(world, Number(second));
  if (kind === 'banner' && third === 'banner.svg') {
    const banner = world.banners.get(Number(second));
    return banner ? bannerPicture(world, banner) : null;
  }
  if (third === 'cover.svg' && coverKinds.has(kind)) return coverPicture(world, kind, Number(second));
  const item = itemAt(world, kind, second);
  if (!item || third === undefined) return null;
  if (item.content_type === 'cad' && third === 'sheet.svg') {
    const sheet = await cadFile(world, item, 'SVG');
    return typeof sheet === 'string' ? sheet : null;
  }
  return ['thumb.svg', 'poster.svg', 'cover.svg'].includes(third) ? itemPicture(world, item) : null;
}

function itemAt(world: World, kind: string | undefined, id: string | undefined) {
  const type = contentTypes.find((one) => one === kind);
  return type && id !== undefined && /^\d{1,9}$/.test(id) ? world.content.find(type, Number(id)) : null;
}
