/** Texts that a spreadsheet could run as formulas, in plain and full-width characters. */
export const formulas = [
  '=1+1',
  '=HYPERLINK("https://evil.example","x")',
  '+1+1',
  '-1+HYPERLINK("https://evil.example","x")',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
] as const;
