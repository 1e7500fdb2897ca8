import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { openPdf } from '#src/services/pdf-file.ts';
import { stopTime } from '#tests/support/fake-time.ts';
import { answerWith } from '#tests/support/server.ts';

const signal = new AbortController().signal;
const url = '/api/files/certification/1/report.pdf';
const file = { url, name: 'report.pdf', format: 'PDF', bytes: null, updated: '2026-10-12' };
const pieces = ['%PDF-1.7\n', 'one\n', 'two\n', 'three\n', '%%EOF\n'];

/** A server without ranges that sends a piece every 15 seconds, and nothing more after `count` of them. */
function slowServer(count: number): void {
  const rest = pieces.slice(0, count);
  const pull = async (body: ReadableStreamDefaultController): Promise<void> => {
    await vi.advanceTimersByTimeAsync(15_000);
    const piece = rest.shift();
    if (piece !== undefined) body.enqueue(new TextEncoder().encode(piece));
    else if (count === pieces.length) body.close();
    else await vi.advanceTimersByTimeAsync(15_000);
  };
  answerWith(
    http.get(`*${url}`, ({ request: { signal: left } }) => {
      const start = (body: ReadableStreamDefaultController) =>
        left.addEventListener('abort', () => body.error(left.reason));
      return new HttpResponse(new ReadableStream({ start, pull }, { highWaterMark: 0 }));
    }),
  );
}

describe('a PDF on a slow server without ranges', () => {
  it('opens however long it takes in all', async () => {
    stopTime();
    slowServer(pieces.length);
    const { source, problem } = await openPdf(file, signal);
    expect(problem).toBeUndefined();
    expect(source?.length).toBe(pieces.join('').length);
  });

  it('is given up after 20 seconds of silence', async () => {
    stopTime();
    slowServer(2);
    const { problem } = await openPdf(file, signal);
    expect(problem).toBe('The server took too long to send the file.');
  });
});
