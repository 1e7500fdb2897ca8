/** Faults that change nothing anyone could see, each with the reason; they do not count. Lines as the command prints them. */
export const equivalent: readonly { file: string; before: string; after: string; why: string }[] = [
  {
    file: 'src/reference-api/search/grouped-numbers.ts',
    before: 'const offsets = new Uint32Array(count + 1);',
    after: 'const offsets = new Uint32Array(count + 2);',
    why: 'The last place is read by no group.',
  },
  {
    file: 'src/domain/substitution/test-standards.ts',
    before: "const [designation = ''] = standard.normalize('NFKC').toUpperCase().split(/\\s-\\s/, 1);",
    after: "const [designation = ''] = standard.normalize('NFKC').toUpperCase().split(/\\s-\\s/, 2);",
    why: 'Only the first part is taken.',
  },
  {
    file: 'src/lib/dxf/groups.ts',
    before: "[10, 59, 'real'],",
    after: "[10, 60, 'real'],",
    why: 'The next row has 60, too, and counts.',
  },
  {
    file: 'src/reference-api/store/record-index.ts',
    before: 'this.#keys.delete(id);',
    after: ';',
    why: 'A key that stays is looked up only to be replaced.',
  },
];
