/** The part of subset-font 2.9 that is used here; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    dropTables?: readonly string[];
    /** What is kept of the axes of a variable font: `{ wght: { min: 400, max: 600 } }`. */
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
