/** An error response as an exception; the handler turns it into a response. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Further fields of the response body, besides the message. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
    this.details = details;
  }
}

/** Ends the call with a status and a message for the caller. */
export function refuse(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): never {
  throw new Refusal(status, message, headers);
}
