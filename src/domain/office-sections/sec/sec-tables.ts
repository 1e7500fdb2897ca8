type Attributes = Readonly<Record<string, string>>;

/** Collects the tables of a SpecsIntact file while its tags are read. */
export interface SecTables {
  /** Whether a table is open, so that text belongs to a cell. */
  isOpen: () => boolean;
  /** Whether the tag is part of a table; `words` is the text before it. */
  start: (name: string, attributes: Attributes, words: string) => boolean;
  /** Whether the tag ends a part of a table and uses the text before it. */
  takes: (name: string, words: string) => boolean;
  /** The rows of the table that ends here; null for any other tag. */
  end: (name: string) => string[][] | null;
  /** Rows of a table that is written as lines of text. */
  ofText: (text: string) => string[][];
}

const tags: ReadonlySet<string> = new Set('TAB WBK TDA COL ROW CEL DTA STS STY ALN FNT BRD PRG'.split(' '));
const partEnds: ReadonlySet<string> = new Set(['CEL', 'ROW', 'TAB']);
/** No table of a specification has more columns. */
const mostColumns = 60;

export function secTables(): SecTables {
  let rows: string[][] | null = null;
  /** The current cell's column; null between cells. */
  let column: number | null = null;
  const count = (value: string | undefined): number => Math.min(mostColumns, Math.trunc(Number(value)) || 0);
  const put = (words: string): void => {
    const row = rows?.at(-1);
    if (column !== null && row) row[column] = words.replace(/\s+/g, ' ').trim();
    column = null;
  };
  /** A cell states its column if cells before it are missing, as below a vertically merged cell. */
  function begin(row: string[], { INDEX: index, MERGEACROSS: across }: Attributes): void {
    while (row.length < count(index) - 1) row.push('');
    column = row.length;
    for (let cells = 1 + count(across); cells > 0; cells -= 1) row.push('');
  }
  return {
    isOpen: () => rows !== null,
    start(name, attributes, words) {
      if (name === 'TAB') rows = [];
      if (rows === null) return false;
      if (name === 'ROW' || name === 'CEL') put(words);
      if (name === 'ROW') rows.push([]);
      const row = rows.at(-1);
      if (name === 'CEL' && row) begin(row, attributes);
      return tags.has(name);
    },
    takes(name, words) {
      if (rows === null || !partEnds.has(name)) return false;
      put(words);
      return true;
    },
    end(name) {
      if (name !== 'TAB' || rows === null) return null;
      const made = rows.filter((cells) => cells.some((cell) => cell !== ''));
      rows = null;
      return made;
    },
    ofText: (text) =>
      text
        .split(/\n/)
        .map((line) =>
          line
            .trim()
            .split(/\t|\s{2,}/)
            .filter((cell) => !/^[-_=]*$/.test(cell)),
        )
        .filter((cells) => cells.length > 0),
  };
}
