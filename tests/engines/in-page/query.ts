/** How a visitor would say what they mean; plain JSON, since it goes into a page. */
export interface Query {
  role?: string;
  /** Accessible name, whole; a pattern with `isPattern`. */
  name?: string;
  isPattern?: boolean;
  /** For what has neither role nor name. */
  css?: string;
  /** Its text holds this. */
  text?: string;
  within?: Query;
}
