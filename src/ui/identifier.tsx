import { Fragment } from 'react';

/** A name from a model, a file, or a link. Wraps after punctuation and before a capital rather than inside a word. */
export function Identifier({ text }: { text: string }) {
  return text.split(/(?<=[/_.])(?=\w)|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
