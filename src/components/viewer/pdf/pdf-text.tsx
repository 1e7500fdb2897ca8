import style from '#src/components/viewer/pdf/pdf-text.module.css';

interface Props {
  number: number;
  /** Undefined until it has been read. */
  text: string | undefined;
}

/** The text of a page without its picture. Lines with tabs become table rows. */
export const PdfText = ({ number, text }: Props) => (
  <section className={`grow framed paper pad-5 ${style.text}`} aria-label={`Text of page ${number}`}>
    <p className="small-mono muted">Page {number}</p>
    {text === undefined ? (
      <p>Reading the text…</p>
    ) : text === '' ? (
      <p>This page has no text.</p>
    ) : (
      partsOf(text).map((part, index) =>
        typeof part === 'string' ? (
          <p key={index} className={index === 0 ? 'lead bold' : ''}>
            {part}
          </p>
        ) : (
          <Rows key={index} rows={part} />
        ),
      )
    )}
  </section>
);

function Rows({ rows }: { rows: readonly (readonly string[])[] }) {
  const [head = [], ...body] = rows;
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((cells, index) => (
          <tr key={index}>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Splits the text into paragraphs and tables, which are runs of lines with tabs. */
function partsOf(text: string): (string | string[][])[] {
  const parts: (string | string[][])[] = [];
  for (const line of text.split('\n')) {
    const cells = line.split('\t');
    const last = parts.at(-1);
    if (cells.length === 1) parts.push(line);
    else if (Array.isArray(last)) last.push(cells);
    else parts.push([cells]);
  }
  return parts;
}
