import { Fragment } from 'react';

/** A name from a model or a link. Wraps after punctuation rather than inside a word. */
export function Identifier({ text }: { text: string }) {
  return text.split(/(?<=[/_.])(?=\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
