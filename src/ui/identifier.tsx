import { Fragment } from 'react';

/** A name from a model or a link, broken after its signs rather than within a word where it is too long for a line. */
export function Identifier({ text }: { text: string }) {
  return text.split(/(?<=[/_.])(?=\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
