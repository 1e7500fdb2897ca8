import style from '#src/components/results/document-thumbnail.module.css';

/** Icons for documents without a picture. */
const drawings = {
  document: 'M36 12h24l10 10v44H36ZM60 12v10h10M42 30h22M42 36h22M42 42h16M46 48h18M46 54h12',
  choices:
    'M34 16h8v8h-8ZM36 20l2 2 4-5M48 20h24M34 34h8v8h-8ZM48 38h18M34 52h8v8h-8ZM36 56l2 2 4-5M48 56h24',
  seal: 'M52 14a17 17 0 1 0 0 34 17 17 0 0 0 0-34ZM52 21a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM42 45l-5 21 8-5 6 7 1-20M62 45l5 21-8-5-6 7',
} as const;
export type ThumbnailKind = keyof typeof drawings;

/** A drawn sheet that stands in for a picture. */
export const DocumentThumbnail = ({ drawing }: { drawing: ThumbnailKind }) => (
  <svg
    className={`full-width framed paper ${style.sheet}`}
    viewBox="0 0 104 78"
    aria-hidden="true"
    focusable="false"
  >
    <path d={drawings[drawing]} fill="none" stroke="currentColor" />
  </svg>
);
