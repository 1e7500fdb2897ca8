/** A note at the end of a document, such as that it is a sample; nothing if there is none. */
export const Notice = ({ of: { notice } }: { of: { notice?: string | undefined } }) =>
  notice === undefined ? null : <p className="small-mono muted">{notice}</p>;
