import { createStore, type StoreApi } from 'zustand/vanilla';
import { fetchFile, fileAddress } from '#src/api/files.ts';
import { track } from '#src/browser/analytics.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { zipOf, type ZipEntry } from '#src/browser/zip.ts';
import { log } from '#src/browser/log.ts';
import { forEachLimited } from '#src/lib/for-each-limited.ts';
import { registerText, type DownloadFile } from '#src/domain/download-files.ts';
import { addAll } from '#src/lib/long-lists.ts';
import { isCompressed, zipPaths } from '#src/lib/zip-names.ts';
import { to } from '#src/paths.ts';

/** Parallel downloads. */
const maxParallel = 4;
/** Progress is reported at most this often, in ms. */
const reportIntervalMs = 80;

const registerName = 'Register.csv';

export interface ZipState {
  /** `failed`: there is no ZIP, because no file could be downloaded or the ZIP couldn't be written. */
  phase: 'idle' | 'fetching' | 'packing' | 'saved' | 'cancelled' | 'failed';
  /** Number of files. */
  total: number;
  /** Files downloaded or failed. */
  done: number;
  /** Bytes received. */
  bytes: number;
  missing: readonly MissingFile[];
  /** The last saved ZIP. */
  saved: { name: string; files: number; bytes: number } | null;
}

export interface MissingFile extends DownloadFile {
  /** A plain sentence. */
  reason: string;
}

export interface ZipDownload {
  state: StoreApi<ZipState>;
  /** Downloads the files, packs those that arrived, and saves them as `name`. Files from an earlier attempt are not fetched again. */
  start: (files: readonly DownloadFile[], name: string) => Promise<void>;
  /** Tries the missing files again. */
  retry: () => Promise<void>;
  /** Stops; files downloaded so far are kept for the next start. */
  cancel: () => void;
  saveAgain: () => void;
}

/** Lists the entries of the ZIP. `downloaded` holds the files by address. */
export type ZipLayout = (
  files: readonly DownloadFile[],
  downloaded: ReadonlyMap<string, Blob>,
  missing: readonly MissingFile[],
) => readonly ZipEntry[] | Promise<readonly ZipEntry[]>;

/** Makes one file of the downloaded ones; `unread` lists those it could not use. */
export type PackFiles = (
  files: readonly DownloadFile[],
  downloaded: ReadonlyMap<string, Blob>,
  missing: readonly MissingFile[],
  signal: AbortSignal,
) => Promise<{ blob: Blob; unread: readonly MissingFile[] }>;

const idle: ZipState = { phase: 'idle', total: 0, done: 0, bytes: 0, missing: [], saved: null };

/** One ZIP of several files, by default with folders and a register. Cancel it when its screen closes. */
export const createZipDownload = (layout: ZipLayout = withRegister): ZipDownload =>
  createDownload(async (files, downloaded, missing, signal) => ({
    blob: await zipOf(await layout(files, downloaded, missing), signal),
    unread: [],
  }));

/** Downloads several files and makes one file of them, of any kind. */
export function createDownload(pack: PackFiles): ZipDownload {
  const state = createStore<ZipState>()(() => idle);
  const downloaded = new Map<string, Blob>();
  let controller = new AbortController();
  let last: { files: readonly DownloadFile[]; name: string } | null = null;
  let zip: Blob | null = null;

  const run = async (files: readonly DownloadFile[], name: string): Promise<void> => {
    controller.abort();
    const { signal } = (controller = new AbortController());
    last = { files, name };
    const loaded = (file: DownloadFile): number => downloaded.get(file.file.url)?.size ?? 0;
    const unsaved = files.filter(({ file }) => !downloaded.has(file.url));
    let bytes = files.reduce((sum, file) => sum + loaded(file), 0);
    let done = files.length - unsaved.length;
    let reportedAt = 0;
    const missing: MissingFile[] = [];
    const report = (isDue: boolean): void => {
      if (signal.aborted || (!isDue && performance.now() - reportedAt < reportIntervalMs)) return;
      reportedAt = performance.now();
      state.setState({ bytes, done });
    };
    state.setState({ ...idle, phase: 'fetching', total: files.length, done, bytes });
    await forEachLimited(maxParallel, unsaved, async (one) => {
      if (signal.aborted) return;
      let received = 0;
      const result = await fetchFile(one.file, {
        signal,
        onBytes: (count) => {
          received += count;
          bytes += count;
          report(false);
        },
      });
      if (result.error) {
        bytes -= received;
        missing.push({ ...one, reason: result.error.message });
      } else downloaded.set(one.file.url, result.data);
      done += 1;
      report(true);
    });
    if (signal.aborted) return;
    if (missing.length === files.length) return state.setState({ phase: 'failed', missing });
    state.setState({ phase: 'packing', missing });
    const packed = await orNull(() => pack(files, downloaded, missing, signal), signal);
    if (signal.aborted) return;
    if (packed === null) return state.setState({ phase: 'failed', missing: [] });
    zip = packed.blob;
    addAll(missing, packed.unread);
    saveFile(zip, name);
    const saved = { name, files: files.length - missing.length, bytes: zip.size };
    track('download', 'zip', 'zip', saved.files);
    state.setState({ phase: 'saved', saved, missing: [...missing] });
  };

  return {
    state,
    start: run,
    retry: async () => {
      if (last) await run(last.files, last.name);
    },
    cancel: () => {
      controller.abort();
      const { phase } = state.getState();
      if (phase === 'fetching' || phase === 'packing') state.setState({ phase: 'cancelled' });
    },
    saveAgain: () => {
      if (zip && last) saveFile(zip, last.name);
    },
  };
}

/** Null on an error or an abort. */
async function orNull<Made>(pack: () => Promise<Made>, signal: AbortSignal): Promise<Made | null> {
  try {
    return await pack();
  } catch {
    if (!signal.aborted) log.error('A download could not be written');
    return null;
  }
}

/** The register first, then the downloaded files. */
function withRegister(
  files: readonly DownloadFile[],
  downloaded: ReadonlyMap<string, Blob>,
): readonly ZipEntry[] {
  const here = files.filter(({ file }) => downloaded.has(file.url));
  const paths = zipPaths(
    here.map(({ item, file }) => ({
      itemKey: `${item.content_type} ${item.id}`,
      title: item.title,
      name: file.name,
    })),
    [registerName],
  );
  const pathOf = new Map(here.map(({ file }, index) => [file.url, paths[index] ?? file.name]));
  const register = registerText(
    files.map((one) => ({
      ...one,
      path: pathOf.get(one.file.url) ?? null,
      bytes: downloaded.get(one.file.url)?.size ?? null,
      source: fileAddress(one.file)?.href ?? null,
      page: `${siteOrigin()}${to.contentItem(one.item, one.item.content_type, one.item.id)}`,
    })),
  );
  const newest = here.map(({ file }) => file.updated.slice(0, 10)).reduce((a, b) => (a > b ? a : b), '');
  return [
    { path: registerName, data: new Blob([register]), day: newest, stored: false },
    ...here.map(({ file }) => ({
      path: pathOf.get(file.url) ?? file.name,
      data: downloaded.get(file.url) ?? new Blob(),
      day: file.updated,
      stored: isCompressed(file.name),
    })),
  ];
}
