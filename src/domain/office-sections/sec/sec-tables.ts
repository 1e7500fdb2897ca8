/** Collects the tables of a SpecsIntact file while its tags are read. */
export interface SecTables {
  /** Whether the tag is part of a table. */
  start: (name: string) => boolean;
  /** The rows of a table that ends; null for any other tag. */
  end: (name: string) => string[][] | null;
  /** Takes text inside a table; false outside of one. */
  text: (text: string) => boolean;
  /** Rows of a table that is written as lines of text. */
  ofText: (text: string) => string[][];
}

const tags: ReadonlySet<string> = new Set('TAB TDA COL ROW CEL DTA STS STY ALN FNT BRD PRG'.split(' '));

export function secTables(): SecTables {
  let rows: string[][] | null = null;
  return {
    start(name) {
      if (name === 'TAB') rows = [];
      if (rows === null) return false;
      if (name === 'ROW') rows.push([]);
      else if (name === 'CEL') rows.at(-1)?.push('');
      return tags.has(name);
    },
    end(name) {
      if (name !== 'TAB' || rows === null) return null;
      const made = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
      rows = null;
      return made.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim()));
    },
    text(text) {
      const row = rows?.at(-1);
      if (rows === null) return false;
      if (row && row.length > 0) row[row.length - 1] = `${row.at(-1) ?? ''} ${text}`;
      return true;
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
