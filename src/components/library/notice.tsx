/** A note at the end of a document, such as that it is a sample; nothing if there is none. */
export function Notice({ of: { notice } }: { of: { notice?: string | undefined } }) {
  return notice === undefined ? null : <p className="small-mono muted">{notice}</p>;
}
