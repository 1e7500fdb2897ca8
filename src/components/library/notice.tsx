/** The notice at the foot of a paper, such as that it is a sample; nothing where there is none. */
export function Notice({ of: { notice } }: { of: { notice?: string | undefined } }) {
  return notice === undefined ? null : <p className="small-mono muted">{notice}</p>;
}
