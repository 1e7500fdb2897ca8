import { usePrinting } from '#src/components/page/use-printing.ts';
import type { FormBlock, RequestForm } from '#src/domain/substitution/form-blocks.ts';
import style from '#src/screens/substitution/print-form.module.css';

/** The request form for print; in the page only while printing. */
export function PrintForm({ forms }: { forms: () => readonly RequestForm[] }) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return forms().map(({ id, blocks }) => (
    <article key={id} className={`print-block paper-only ${style.paper}`}>
      {partsOf(blocks).map((part, at) => (
        <div key={at} className={part.some(({ kind }) => kind === 'signature') ? style.whole : undefined}>
          {part.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </div>
      ))}
    </article>
  ));
}

/** Each heading with its content. */
function partsOf(blocks: readonly FormBlock[]): readonly (readonly FormBlock[])[] {
  const parts: FormBlock[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

function Block({ block }: { block: FormBlock }) {
  switch (block.kind) {
    case 'title':
      return (
        <header className={style.title}>
          <h2>{block.text}</h2>
          <p>{block.note}</p>
        </header>
      );
    case 'heading':
      return <h3 className={`kept-with-next ${style.heading}`}>{block.text}</h3>;
    case 'text':
      return <p>{block.text}</p>;
    case 'fields':
      return (
        <dl className={`unbroken ${style.fields}`}>
          {block.fields.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={value === '' ? style.line : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'writing':
      return (
        <div className={style.writing}>
          <p className={style.label}>{block.label}</p>
          {block.text.trim() === '' ? (
            Array.from({ length: block.lines }, (_, line) => <div key={line} className={style.line} />)
          ) : (
            <p className={style.typed}>{block.text.trim()}</p>
          )}
        </div>
      );
    case 'choices':
      return (
        <div className={style.choices}>
          {block.label !== '' && <p className={style.label}>{block.label}</p>}
          <ul data-row={block.label !== '' || undefined}>
            {block.choices.map(({ text, isChosen }) => (
              <li key={text}>
                <span className={style.box}>{isChosen ? '☒' : '☐'}</span> {text}
              </li>
            ))}
          </ul>
        </div>
      );
    case 'comparison':
      return <Comparison block={block} />;
    case 'signature':
      return (
        <dl className={`unbroken ${style.fields} ${style.signature}`}>
          {block.fields.map((label) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={style.line} />
            </div>
          ))}
        </dl>
      );
  }
}

const Comparison = ({ block: { head, groups } }: { block: Extract<FormBlock, { kind: 'comparison' }> }) => (
  <table className={`${style.table}`}>
    <thead>
      <tr>
        {head.map((text) => (
          <th key={text} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    {groups.map(({ title, rows }) => (
      <tbody key={title}>
        <tr className={`kept-with-next ${style.group}`}>
          <th scope="rowgroup" colSpan={head.length}>
            {title}
          </th>
        </tr>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((text, cell) => (
              <td key={cell}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
