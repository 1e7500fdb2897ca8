import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PDFPageProxy } from 'pdfjs-dist';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { notify } from '#src/browser/toasts.ts';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import { PdfPrint } from '#src/components/viewer/pdf/pdf-print.tsx';

/** Addresses of pictures that take memory. */
const kept = new Set<string>();

beforeEach(() => {
  kept.clear();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:picture-${(made += 1)}`;
    kept.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => kept.delete(url));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['x'])));
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  vi.spyOn(notify, 'error').mockResolvedValue();
});

/** As much of a page as drawing needs. */
const isPage = (page: object): page is PDFPageProxy => 'render' in page;

function blankPage(): PDFPageProxy {
  const page: object = {
    getViewport: () => ({ width: 612, height: 792 }),
    render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
    objs: [],
  };
  if (!isPage(page)) throw new Error('Not a page.');
  return page;
}

/** A document whose third page comes when the test says so. */
function paperWithLatePage(): { paper: PdfDocument; come: () => void; fail: () => void } {
  const { promise, resolve, reject } = Promise.withResolvers<PDFPageProxy>();
  const paper: PdfDocument = {
    count: 3,
    isCutOff: false,
    page: (number) => (number === 3 ? promise : Promise.resolve(blankPage())),
    words: () => Promise.resolve({ items: [], styles: {}, lang: null }),
    textOf: () => Promise.resolve(''),
    outline: () => Promise.resolve([]),
    links: () => Promise.resolve([]),
    extras: () => Promise.resolve({ attachments: [], layers: [], labels: [] }),
    attachment: () => Promise.reject(new Error('There is none.')),
    layers: () => new Promise(() => undefined),
    limit: (work) => work,
    close: () => undefined,
  };
  return { paper, come: () => resolve(blankPage()), fail: () => reject(new Error('The page is damaged.')) };
}

async function printUpToLatePage() {
  const document = paperWithLatePage();
  const { unmount } = render(<PdfPrint paper={document.paper} title="Report" layers={new Map()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print all pages' }));
  await screen.findByText('Preparing page 3 of 3…');
  expect(kept.size).toBe(2);
  return { ...document, unmount };
}

describe('printing all pages', () => {
  it('keeps the pictures of the pages until the viewer is left', async () => {
    const { come, unmount } = await printUpToLatePage();
    come();
    expect(await screen.findAllByRole('img', { name: /^Report, page/ })).toHaveLength(3);
    expect(kept.size).toBe(3);
    unmount();
    expect(kept.size).toBe(0);
  });

  it('keeps no picture and says nothing when the viewer is left midway', async () => {
    const { fail, unmount } = await printUpToLatePage();
    unmount();
    fail();
    await waitFor(() => expect(kept.size).toBe(0));
    expect(notify.error).not.toHaveBeenCalled();
  });

  it('keeps no picture when the viewer is left as the last page comes', async () => {
    const { come, unmount } = await printUpToLatePage();
    unmount();
    come();
    await waitFor(() => expect(kept.size).toBe(0));
    expect(notify.error).not.toHaveBeenCalled();
  });

  it('says so when a page can’t be drawn, and keeps none of the others', async () => {
    const { fail } = await printUpToLatePage();
    fail();
    await waitFor(() => expect(notify.error).toHaveBeenCalledOnce());
    expect(kept.size).toBe(0);
  });

  it('keeps no picture that can’t be decoded', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('Not a picture.'));
    render(<PdfPrint paper={paperWithLatePage().paper} title="Report" layers={new Map()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Print all pages' }));
    await waitFor(() => expect(notify.error).toHaveBeenCalledOnce());
    expect(kept.size).toBe(0);
  });
});
