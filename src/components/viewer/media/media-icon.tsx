/** Player icons, apart from `ui/icon.tsx` because no other page needs them. */
const shapes = {
  play: 'M5 3v10l8-5Z',
  pause: 'M5.5 3v10M10.5 3v10',
  volume: 'M2.5 6v4H5l3.5 3V3L5 6ZM11 5.5a3.5 3.5 0 0 1 0 5M12.8 3.7a6 6 0 0 1 0 8.6',
  muted: 'M2.5 6v4H5l3.5 3V3L5 6ZM11 6.2l3.6 3.6M14.6 6.2 11 9.8',
  captions: 'M2 3.5h12v9H2ZM7 7a1.5 1.5 0 1 0 0 2M11.5 7a1.5 1.5 0 1 0 0 2',
  picture: 'M2 3.5h12v9H2ZM8.5 8.2H12v2.5H8.5Z',
  back: 'M8 3.5A4.75 4.75 0 1 1 3.3 8.2M8 1 5.5 3.5 8 6',
  forward: 'M8 3.5a4.75 4.75 0 1 0 4.7 4.7M8 1l2.5 2.5L8 6',
  full: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
} as const;
export type MediaIconName = keyof typeof shapes;

export const MediaIcon = ({ name, size = 16 }: { name: MediaIconName; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={shapes[name]} fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);
