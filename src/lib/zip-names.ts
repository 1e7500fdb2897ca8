/** Enough for full titles; longer names fail in deep folders: Windows allows 260 characters a path. */
const maxFolderNameLength = 120;
const maxFileNameLength = 120;
/** In UTF-8 bytes. File systems allow 255; the rest leaves room for a number that makes a name unique. */
const maxNameBytes = 240;

/** Windows device names, with any extension; also `COM¹`, which NFKC turns into `COM1`. */
const device = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com\d|lpt\d) *(?:\.|$)/i;

/** Invisible characters and direction overrides; some drives use private ones for forbidden ones. */
const unseen = /[\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu;

/** Extensions of formats that are already compressed. */
const compressedExtensions = new Set(
  'zip 7z gz pdf docx xlsx pptx dwf dwfx png jpg jpeg gif webp avif mp4 webm mp3'.split(' '),
);

/** A name that every system accepts: no slashes, reserved characters, or trailing dot; never empty. */
export function safeFileName(text: string, longest = maxFileNameLength): string {
  const plain = text
    .replaceAll(unseen, '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s<>:"/\\|?*]+/gu, ' ');
  const whole = withoutEdges(plain);
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(whole)?.[0] ?? '';
  const stem = cut(
    whole.slice(0, whole.length - ending.length),
    longest - ending.length,
    maxNameBytes - ending.length,
  );
  const name = withoutEdges(stem + ending);
  if (name === '') return 'unnamed';
  return device.test(name.normalize('NFKC')) ? `_${name}` : name;
}

/** Windows drops trailing spaces and dots; a leading dot hides a file. */
function withoutEdges(name: string): string {
  const isEdge = (at: number): boolean => name[at] === ' ' || name[at] === '.';
  let [start, end] = [0, name.length];
  while (start < end && isEdge(start)) start += 1;
  while (end > start && isEdge(end - 1)) end -= 1;
  return name.slice(start, end);
}

/** The first characters that fit both limits, at least one. */
function cut(text: string, characters: number, bytes: number): string {
  // A shortcut for most names: no code unit takes more than three bytes.
  if (text.length <= characters && text.length * 3 <= bytes) return text.trimEnd();
  const encoder = new TextEncoder();
  let [kept, free, left] = ['', Math.max(1, characters), bytes];
  for (const character of text) {
    left -= encoder.encode(character).length;
    free -= 1;
    if (free < 0 || left < 0) break;
    kept += character;
  }
  return kept.trimEnd();
}

/** Equal for names that some file system does not tell apart: by case, accents, full-width forms. */
const sameName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');

/** Returns a function that makes each name unique: the second `a.dxf` becomes `a (2).dxf`. */
export function uniqueNames(): (name: string) => string {
  const used = new Set<string>();
  /** The number to try next for a name. */
  const turns = new Map<string, number>();
  return (name) => {
    const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name.slice(1))?.[0] ?? '';
    const stem = name.slice(0, name.length - ending.length);
    let next = name;
    let turn = turns.get(sameName(name)) ?? 2;
    for (; used.has(sameName(next)); turn += 1) next = `${stem} (${turn})${ending}`;
    turns.set(sameName(name), turn);
    used.add(sameName(next));
    return next;
  };
}

interface Placed {
  /** The item it belongs to; files of one item share a folder. */
  itemKey: string;
  title: string;
  name: string;
}

/** The paths of files within a ZIP, in the same order: one folder per item, each name safe and unique. */
export function zipPaths(files: readonly Placed[], reserved: readonly string[] = []): string[] {
  const folderName = uniqueNames();
  for (const name of reserved) folderName(name);
  const folders = new Map<string, { folder: string; fileName: (name: string) => string }>();
  return files.map(({ itemKey, title, name }) => {
    const known = folders.get(itemKey);
    const place = known ?? {
      folder: folderName(safeFileName(title, maxFolderNameLength)),
      fileName: uniqueNames(),
    };
    folders.set(itemKey, place);
    return `${place.folder}/${place.fileName(safeFileName(name))}`;
  });
}

export const isCompressed = (name: string): boolean =>
  compressedExtensions.has(name.split('.').at(-1)?.toLowerCase() ?? '');
