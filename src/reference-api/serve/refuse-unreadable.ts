import type { Duplex } from 'node:stream';
import { LONGEST_ADDRESS } from '#src/reference-api/serve/read-target.ts';

/** Responses by `error.code` of node's `clientError`; any other code is a bad request. */
const answers: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers a request that can't be parsed, unless another is being answered, and closes the connection. */
export function refuseUnreadable(error: Error, socket: Duplex, isAnswering: boolean): void {
  const code = 'code' in error ? String(error.code) : '';
  const status = isLongAddress(code, error) ? '414 URI Too Long' : (answers[code] ?? '400 Bad Request');
  if (!socket.writable || isAnswering) return void socket.destroy();
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(answer, () => socket.destroy());
}

/** An address longer than the limit for all headers is not read to its end; what arrived is its beginning. */
function isLongAddress(code: string, error: Error): boolean {
  if (code !== 'HPE_HEADER_OVERFLOW' || !('rawPacket' in error) || !Buffer.isBuffer(error.rawPacket))
    return false;
  const [line = ''] = error.rawPacket.toString('latin1').split('\r\n', 1);
  return /^[A-Z]+ \//.test(line) && line.length > LONGEST_ADDRESS;
}
