import { projectIcon, type ProjectIcon as IconName } from '#src/domain/project-types.ts';

/** Outlined building elevations, 24 px. */
const shapes: Readonly<Record<IconName, string>> = {
  commercial: 'M4.5 21.5v-18h10v18M14.5 9.5h5v12M2.5 21.5h19M7.5 7h4M7.5 11h4M7.5 15h4M17 13h0M17 17h0',
  industrial: 'M2.5 21.5h19M3.5 21.5v-9l6 4v-4l6 4v-4l5 3.5v5.5M16 12V3.5h3v10.5M7 18.5h3M14 18.5h3',
  institutional: 'M2.5 21.5h19M3.5 9.5 12 3.5l8.5 6ZM5.5 9.5v9M10 9.5v9M14 9.5v9M18.5 9.5v9M3.5 18.5h17',
  residential: 'M2.5 21.5h19M4.5 21.5V11M19.5 21.5V11M2.5 12.5 12 4l9.5 8.5M10 21.5v-6h4v6M16 8V4.5h2.5v5.5',
  government:
    'M2.5 21.5h19M4.5 21.5v-8h15v8M8 13.5V11h8v2.5M9 11a3 4 0 0 1 6 0M12 7V3.5h3M8 17v4.5M12 17v4.5M16 17v4.5',
  civil: 'M2.5 9.5h19M2.5 20.5h3M18.5 20.5h3M5.5 20.5v-11M18.5 20.5v-11M5.5 14c2.5-4 10.5-4 13 0M2.5 6.5h19',
  'health-care': 'M2.5 21.5h19M4.5 21.5v-17h15v17M12 7.5v5M9.5 10h5M10 21.5v-5h4v5',
  transportation:
    'M2.5 21.5h19M5.5 5.5h13v12h-13ZM5.5 11.5h13M12 5.5v6M8 14.5h1M15 14.5h1M7 17.5l-2 4M17 17.5l2 4',
  energy: 'M2.5 21.5h19M13 3.5 6.5 13.5h4.5l-1 6 7-10.5h-4.5Z',
  academic: 'M2.5 21.5h19M2.5 8.5 12 4l9.5 4.5L12 13ZM6.5 10.5v6c3 2.5 8 2.5 11 0v-6M20.5 9v7',
  retail:
    'M2.5 21.5h19M4.5 21.5v-10M19.5 21.5v-10M3.5 9.5l2-5h13l2 5c0 3-4 3-4.300 0-.3 3-4 3-4.200 0-.2 3-4 3-4.200 0-.3 3-4.300 3-4.300 0ZM8 21.5v-6h5v6',
};

/** An unknown type shows a house (requirements: project-types). */
export function ProjectIcon({ type, size = 24 }: { type: string; size?: number }) {
  const name = projectIcon(type);
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-icon={name}>
      <path d={shapes[name]} fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" />
    </svg>
  );
}
