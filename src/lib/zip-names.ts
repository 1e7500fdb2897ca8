/** Enough for whole titles; longer names fail in deep folders, because Windows allows 260 characters per path. */
const maxFolderNameLength = 120;
const maxFileNameLength = 120;

/** Windows device names, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Formats that are already compressed. */
const compressedExtensions = new Set(
  'zip 7z gz pdf docx xlsx pptx dwf dwfx png jpg jpeg gif webp avif mp4 webm mp3'.split(' '),
);

/** A text as the name of one file or folder that every system takes: no slashes, no signs, no trailing dot; never empty. */
export function safeFileName(text: string, longest = maxFileNameLength): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[ .]+|[ .]+$/g, '');
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  const stem = Array.from(plain.slice(0, plain.length - ending.length));
  const short = stem
    .slice(0, Math.max(1, longest - ending.length))
    .join('')
    .trimEnd();
  const name = `${short}${ending}`;
  if (name === '') return 'unnamed';
  return device.test(name) ? `_${name}` : name;
}

/** Makes names unique regardless of case: the second `a.dxf` becomes `a (2).dxf`. */
export function uniqueNames(): (name: string) => string {
  const used = new Set<string>();
  return (name) => {
    const [, stem = name, ending = ''] = /^(.+?)(\.[A-Za-z0-9]{1,8})?$/u.exec(name) ?? [];
    let next = name;
    for (let turn = 2; used.has(next.toLowerCase()); turn += 1) next = `${stem} (${turn})${ending}`;
    used.add(next.toLowerCase());
    return next;
  };
}

interface Placed {
  /** Which item it belongs to: the files of one item share a folder. */
  itemKey: string;
  title: string;
  name: string;
}

/** The path of each file within a ZIP, in the same order: one folder per item, each name safe and unique. */
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

export function isCompressed(name: string): boolean {
  return compressedExtensions.has(name.split('.').at(-1)?.toLowerCase() ?? '');
}
