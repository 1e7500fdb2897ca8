import type { Duplex } from 'node:stream';
import { LONGEST_ADDRESS } from '#src/reference-api/serve/read-target.ts';

/** What node's parser calls what it refuses (`error.code` of `clientError`); anything else is a bad request. */
const answers: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers a request that cannot be read, unless an answer is under way on its connection, and closes that. */
export function refuseUnreadable(error: Error, socket: Duplex, isAnswering: boolean): void {
  const code = 'code' in error ? String(error.code) : '';
  const status = isLongAddress(code, error) ? '414 URI Too Long' : (answers[code] ?? '400 Bad Request');
  if (!socket.writable || isAnswering) return void socket.destroy();
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(answer, () => socket.destroy());
}

/** An address that is longer than all headers may be is not read to its end: what came begins with it. */
function isLongAddress(code: string, error: Error): boolean {
  if (code !== 'HPE_HEADER_OVERFLOW' || !('rawPacket' in error) || !Buffer.isBuffer(error.rawPacket))
    return false;
  const [line = ''] = error.rawPacket.toString('latin1').split('\r\n', 1);
  return /^[A-Z]+ \//.test(line) && line.length > LONGEST_ADDRESS;
}
