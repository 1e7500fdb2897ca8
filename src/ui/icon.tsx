/** 16 px line icons in the text color. Decorative: the control around an icon has the text. */
const shapes = {
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.3 10.3 14 14',
  download: 'M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  menu: 'M2 4h12M2 8h12M2 12h12',
  more: 'M2 8h2M7 8h2M12 8h2',
  open: 'M3 6l5 5 5-5',
  filter: 'M2 3.5h12M4.5 8h7M7 12.5h2',
  next: 'M6 3l5 5-5 5',
  previous: 'M10 3 5 8l5 5',
  up: 'M8 13.5v-11M3.5 7 8 2.5 12.5 7',
  down: 'M8 2.5v11M3.5 9 8 13.5 12.5 9',
  external: 'M9 2.5h4.5V7M13.5 2.5 7.5 8.5M11.5 9v4.5h-9v-9H7',
  check: 'M3 8.5 6.5 12 13 4.5',
  print: 'M4.5 6V2.5h7V6M4.5 11h-2V6h11v5h-2M4.5 9.5h7v4h-7Z',
  full: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  folder: 'M2 13V3.5h4.5L8 5.5h6V13Z',
  share: 'M8 10V2M5 4.5 8 1.8l3 2.7M3.5 8v5.5h9V8',
} as const;
export type IconName = keyof typeof shapes;

export const Icon = ({ name, size = 16 }: { name: IconName; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={shapes[name]} fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);
