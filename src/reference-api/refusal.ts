/** An error response as an exception; the handler turns it into a response. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}

/** Ends the call with a status and a message for its caller. */
export function refuse(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): never {
  throw new Refusal(status, message, headers);
}
