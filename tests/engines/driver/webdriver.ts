import * as v from 'valibot';

const Answer = v.object({ value: v.unknown() });
const Failure = v.object({ error: v.string(), message: v.string() });
const Session = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.optional(v.string(), '') }),
});

/** How long one command may take, in ms. */
const patience = 60_000;

/** A session of W3C WebDriver: https://www.w3.org/TR/webdriver2/ */
export class WebDriverSession {
  readonly #address: string;
  readonly version: string;

  private constructor(address: string, version: string) {
    this.#address = address;
    this.version = version;
  }

  /** Starts a browser by the driver that listens on `origin`. */
  static async start(origin: string, capabilities: object): Promise<WebDriverSession> {
    const answer = await send('POST', `${origin}/session`, { capabilities: { alwaysMatch: capabilities } });
    const { sessionId, capabilities: got } = v.parse(Session, answer);
    return new WebDriverSession(`${origin}/session/${sessionId}`, got.browserVersion);
  }

  /** Throws the driver's message, such as `javascript error: …`. */
  post(command: string, body: object = {}): Promise<unknown> {
    return send('POST', `${this.#address}/${command}`, body);
  }

  get(command: string): Promise<unknown> {
    return send('GET', `${this.#address}/${command}`);
  }

  delete(command: string): Promise<unknown> {
    return send('DELETE', `${this.#address}/${command}`);
  }

  end(): Promise<unknown> {
    return send('DELETE', this.#address);
  }
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = v.parse(Answer, await response.json());
  if (response.ok) return value;
  const failure = v.safeParse(Failure, value);
  throw new Error(
    failure.success ? `${failure.output.error}: ${failure.output.message}` : `WebDriver ${response.status}`,
  );
}
