/** 18 px line icons of the viewers' tools. Decorative: the button around an icon has the text. */
const shapes = {
  pan: 'M9 2v14M2 9h14M9 2 7 4M9 2l2 2M9 16l-2-2M9 16l2-2M2 9l2-2M2 9l2 2M16 9l-2-2M16 9l-2 2',
  window:
    'M2.5 5.5v-3h3M8 2.5h2M12.500 2.500h3v3M15.500 8v2M5.500 15.500h-3v-3M2.500 8v2M14.500 14.500l2 2M11.500 8.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  distance:
    'M2 12.500 12.500 2 16 5.500 5.500 16ZM5 9.500l1.500 1.500M7.500 7l2.500 2.500M10 4.500l1.500 1.500',
  angle: 'M15 15H3L13 4M8.500 15a5.500 5.500 0 0 0-1.800-4',
  area: 'M3 5 12 2.500 15.500 9 11 15.500 2.500 13ZM5 8l6-1.500M4.500 11l7.500-1.500',
  text: 'M3 5V3h12v2M9 3v12M6.500 15h5',
  'zoom-in': 'M8 2.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11ZM12 12l4 4M8 5.500v5M5.500 8h5',
  'zoom-out': 'M8 2.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11ZM12 12l4 4M5.500 8h5',
  fit: 'M2.500 6V2.500H6M12 2.500h3.500V6M15.500 12v3.500H12M6 15.500H2.500V12M6 6.500h6v5H6Z',
  dark: 'M9 2.500a6.500 6.500 0 1 0 0 13ZM9 2.500a6.500 6.500 0 0 1 0 13M5 6v6M7 5v8',
  layers: 'M9 2.500 16 6 9 9.500 2 6ZM2 9l7 3.500L16 9M2 12l7 3.500 7-3.500',
  find: 'M2.500 3h13M2.500 7h5M2.500 11h4M11 7a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM13.500 13l2.500 2.500',
  compare: 'M2.500 4h5v10h-5ZM10.500 4h5v10h-5ZM9 2v14',
  save: 'M9 2v9M5.500 8 9 11.500 12.500 8M2.500 14.500h13',
  words: 'M3 3h12M3 7h12M3 11h8M3 15h10',
  about: 'M9 2a7 7 0 1 0 0 14A7 7 0 0 0 9 2ZM9 8v5M9 5v1.500',
  keys: 'M1.500 5h15v8h-15ZM4 8h1M7 8h1M10 8h1M13 8h1M5 10.700h8',
  print: 'M5 7V2.500h8V7M5 12.500H2.500V7h13v5.500H13M5 10.500h8v5H5Z',
  full: 'M2.500 6.500v-4h4M11.500 2.500h4v4M15.500 11.500v4h-4M6.500 15.500h-4v-4',
  close: 'M4 4l10 10M14 4 4 14',
  project: 'M2 14.500V4h5l1.500 2H16v8.500ZM9 8v4.500M6.500 10.250h5',
  share: 'M9 11V2M6 5l3-3 3 3M4 9v6.500h10V9',
  download: 'M9 2v9M5.500 8 9 11.500 12.500 8M2.500 15h13',
  previous: 'M11 3.500 5.500 9l5.500 5.500',
  next: 'M7 3.500 12.500 9 7 14.500',
  pages: 'M2.500 2.500h5v6h-5ZM10.500 2.500h5v6h-5ZM2.500 11.500h5v4h-5ZM10.500 11.500h5v4h-5Z',
  spread:
    'M9 4.500v10M9 4.500C7 3 4.500 3 2 3.500v10c2.500-.5 5-.5 7 1 2-1.500 4.500-1.500 7-1v-10C13.500 3 11 3 9 4.500Z',
  plan: 'M2.500 4.500h13v9h-13ZM2.500 9h6M8.500 4.500V11',
  front: 'M2 15h14M4 15V6l5-3.500L14 6v9M7.500 15v-4.500h3V15',
  side: 'M2 15h14M5 15V4.500l8 2.500v8M8 15v-4h2v4',
  isometric: 'M9 2 15.500 5.500v7L9 16l-6.500-3.500v-7ZM2.500 5.500 9 9l6.500-3.500M9 9v7',
  section: 'M9 1.500v15M6.500 4.500h-4v9h4M11.500 4.500h4v9h-4M11.500 8l3.500-3.500M11.500 12l4-4',
  dimensions:
    'M2.500 3v5M15.500 3v5M2.500 5.500h13M5 4 2.500 5.500 5 7M13 4l2.500 1.500L13 7M4.500 11h9v4h-9Z',
  wireframe: 'M9 2 15.500 5.500v7L9 16l-6.500-3.500v-7ZM9 2v14M2.500 5.500l13 7M15.500 5.500l-13 7',
  clearance: 'M6 6h6v6H6ZM2.500 5.500v-3h3M12.500 2.500h3v3M15.500 12.500v3h-3M5.500 15.500h-3v-3',
  picture: 'M2.500 3.500h13v11h-13ZM2.500 12l4-4 3 3 2-2 4 4M11.500 6.500h1',
  reset: 'M3.500 9a5.500 5.500 0 1 0 2-4.300M5.500 1.500v3.500H9',
  parts: 'M3 3h4v4H3ZM3 11h4v4H3ZM9.500 5H16M9.500 13H16',
  captions: 'M2 4h14v10H2ZM4.500 8h4M10 8h3.500M4.500 11h3M9 11h4.500',
} as const;
export type ToolIconName = keyof typeof shapes;

export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path d={shapes[name]} fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}
