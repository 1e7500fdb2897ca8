export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab' | '+' | '2' | 'a' | 'k';

/** Pressed one after the other and held. */
export type Keys = Key | readonly ['Control', Key];

/** What journeys need of a browser: as little as both ways of driving one have. */
export interface Engine {
  /** `Firefox 153.7`. */
  readonly name: string;
  /** Where what it downloads lies. */
  readonly downloads: string;
  /** Opens an address as the address bar does; resolves when the document is there. */
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page; what it returns is plain JSON. */
  run(body: string): Promise<unknown>;
  /** Moves the mouse to a place of the window, in CSS pixels, and presses it there. */
  click(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Keys): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Uint8Array>;
  /** Begins as a new visitor of this site: nothing of it is left in the browser. */
  forget(origin: string): Promise<void>;
  /** What pages complained about since the last time. */
  troubles(): string[];
  close(): Promise<void>;
}
