import { Fragment } from 'react';

/** A name from a model, a file, or a link. It wraps after punctuation and before capitals, not inside words or extensions. */
export const Identifier = ({ text }: { text: string }) =>
  text.split(/(?<=[/_.])(?=\w)|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
