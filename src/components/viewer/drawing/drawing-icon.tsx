/** 18 px line icons for the drawing tools. Decorative: the button around an icon has the text. */
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
  about: 'M3 3h12M3 7h12M3 11h8M3 15h10',
  keys: 'M1.500 5h15v8h-15ZM4 8h1M7 8h1M10 8h1M13 8h1M5 10.700h8',
} as const;
export type DrawingIconName = keyof typeof shapes;

export function DrawingIcon({ name }: { name: DrawingIconName }) {
  return (
    <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path d={shapes[name]} fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}
