import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

import { fetchFile, fileAddress } from '#src/api/files.ts';
import { track } from '#src/browser/analytics.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { zipOf } from '#src/browser/zip.ts';
import type { ZipEntry } from '#src/browser/zip.ts';
import { log } from '#src/browser/log.ts';
import { forEachLimited } from '#src/lib/for-each-limited.ts';
import { registerText } from '#src/domain/download-files.ts';
import type { DownloadFile } from '#src/domain/download-files.ts';
import { addAll } from '#src/lib/long-lists.ts';
import { isCompressed, zipPaths } from '#src/lib/zip-names.ts';
import { to } from '#src/paths.ts';

/** Parallel downloads. */
const atOnce = 4;
/** Progress is reported at most this often, in ms. */
const reportIntervalMs = 80;

const registerName = 'Register.csv';

export interface ZipState {
  /** `failed`: there is no ZIP, since no file could be had or the ZIP itself could not be written. */
  phase: 'idle' | 'fetching' | 'packing' | 'saved' | 'cancelled' | 'failed';
  /** Of how many files. */
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
  /**
   * Downloads the files, packs those that succeeded and saves them as `name`. Files that are loaded are not fetched
   * again.
   */
  start: (files: readonly DownloadFile[], name: string) => Promise<void>;
  /** Tries the missing files again. */
  retry: () => Promise<void>;
  /** Keeps loaded files for the next start. */
  cancel: () => void;
  saveAgain: () => void;
}

/** The entries of the ZIP. `had` has the loaded files by address. */
export type ZipLayout = (
  files: readonly DownloadFile[],
  had: ReadonlyMap<string, Blob>,
  missing: readonly MissingFile[],
) => readonly ZipEntry[] | Promise<readonly ZipEntry[]>;

/** Makes one file of those that are loaded; `unread` are those that it could not use. */
export type Maker = (
  files: readonly DownloadFile[],
  had: ReadonlyMap<string, Blob>,
  missing: readonly MissingFile[],
  signal: AbortSignal,
) => Promise<{ blob: Blob; unread: readonly MissingFile[] }>;

const idle: ZipState = { phase: 'idle', total: 0, done: 0, bytes: 0, missing: [], saved: null };

/**
 * A download of several files as one ZIP: unless told otherwise, a folder for each item, and a register. Its owner
 * cancels it on leaving.
 */
export function createZipDownload(layout: ZipLayout = withRegister): ZipDownload {
  return createDownload(async (files, had, missing, signal) => ({
    blob: await zipOf(await layout(files, had, missing), signal),
    unread: [],
  }));
}

/** A download of several files as one file of any kind. */
export function createDownload(make: Maker): ZipDownload {
  const state = createStore<ZipState>()(() => idle);
  const had = new Map<string, Blob>();
  let end = new AbortController();
  let last: { files: readonly DownloadFile[]; name: string } | null = null;
  let zip: Blob | null = null;

  const run = async (files: readonly DownloadFile[], name: string): Promise<void> => {
    end.abort();
    const { signal } = (end = new AbortController());
    last = { files, name };
    const loaded = (file: DownloadFile): number => had.get(file.file.url)?.size ?? 0;
    const unsaved = files.filter(({ file }) => !had.has(file.url));
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
    await forEachLimited(atOnce, unsaved, async (one) => {
      if (signal.aborted) return;
      let own = 0;
      const result = await fetchFile(one.file, {
        signal,
        onBytes: (count) => {
          own += count;
          bytes += count;
          report(false);
        },
      });
      if (result.error) {
        bytes -= own;
        missing.push({ ...one, reason: result.error.message });
      } else had.set(one.file.url, result.data);
      done += 1;
      report(true);
    });
    if (signal.aborted) return;
    if (missing.length === files.length) return state.setState({ phase: 'failed', missing });
    state.setState({ phase: 'packing', missing });
    const made = await tried(() => make(files, had, missing, signal), signal);
    if (signal.aborted) return;
    if (made === null) return state.setState({ phase: 'failed', missing: [] });
    zip = made.blob;
    addAll(missing, made.unread);
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
      end.abort();
      const { phase } = state.getState();
      if (phase === 'fetching' || phase === 'packing') state.setState({ phase: 'cancelled' });
    },
    saveAgain: () => {
      if (zip && last) saveFile(zip, last.name);
    },
  };
}

/** Null on an error or an abort. */
async function tried<Made>(make: () => Promise<Made>, signal: AbortSignal): Promise<Made | null> {
  try {
    return await make();
  } catch {
    if (!signal.aborted) log.error('A download could not be written');
    return null;
  }
}

/** The register first, then the loaded files. */
function withRegister(files: readonly DownloadFile[], had: ReadonlyMap<string, Blob>): readonly ZipEntry[] {
  const here = files.filter(({ file }) => had.has(file.url));
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
      bytes: had.get(one.file.url)?.size ?? null,
      source: fileAddress(one.file)?.href ?? null,
      page: `${siteOrigin()}${to.contentItem(one.item, one.item.content_type, one.item.id)}`,
    })),
  );
  const newest = here.map(({ file }) => file.updated.slice(0, 10)).reduce((a, b) => (a > b ? a : b), '');
  return [
    { path: registerName, data: new Blob([register]), day: newest, stored: false },
    ...here.map(({ file }) => ({
      path: pathOf.get(file.url) ?? file.name,
      data: had.get(file.url) ?? new Blob(),
      day: file.updated,
      stored: isCompressed(file.name),
    })),
  ];
}
