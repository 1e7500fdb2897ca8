/** The package has no types, and the public ones are Express's. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  const compression: {
    (options: {
      filter: Filter;
      brotli: { params: Record<number, number> };
    }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    filter: Filter;
  };
  export default compression;
}
