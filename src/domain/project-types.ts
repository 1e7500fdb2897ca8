/** Project types with their saved code, general type, and icon. (requirements: project-types) */
export const projectTypes = [
  { name: 'Commercial', code: 10, group: 'Commercial', icon: 'commercial' },
  { name: 'Office', code: 11, group: 'Commercial', icon: 'commercial' },
  { name: 'Retail', code: 12, group: 'Commercial', icon: 'retail' },
  { name: 'Hotel', code: 13, group: 'Commercial', icon: 'commercial' },
  { name: 'Industrial', code: 20, group: 'Industrial', icon: 'industrial' },
  { name: 'Institutional', code: 40, group: 'Institutional', icon: 'institutional' },
  { name: 'Health', code: 41, group: 'Institutional', icon: 'health-care' },
  { name: 'Education', code: 42, group: 'Institutional', icon: 'academic' },
  { name: 'Religious', code: 43, group: 'Institutional', icon: 'institutional' },
  { name: 'Public', code: 44, group: 'Institutional', icon: 'institutional' },
  { name: 'Recreation', code: 45, group: 'Institutional', icon: 'institutional' },
  { name: 'Residential', code: 50, group: 'Residential', icon: 'residential' },
] as const;

/** Code of the type for publicly funded work. */
export const publicTypeCode = 44;

export type ProjectType = (typeof projectTypes)[number];

export type ProjectIcon =
  | 'commercial'
  | 'industrial'
  | 'institutional'
  | 'residential'
  | 'government'
  | 'civil'
  | 'health-care'
  | 'transportation'
  | 'energy'
  | 'academic'
  | 'retail';

/** Words that identify a type within other names, most specific first: "Institutional - Health Care" is health care. */
const iconWords: readonly (readonly [word: string, icon: ProjectIcon])[] = [
  ['health', 'health-care'],
  ['education', 'academic'],
  ['academic', 'academic'],
  ['retail', 'retail'],
  ['government', 'government'],
  ['civil', 'civil'],
  ['transportation', 'transportation'],
  ['energy', 'energy'],
  ['industrial', 'industrial'],
  ['religious', 'institutional'],
  ['public', 'institutional'],
  ['recreation', 'institutional'],
  ['institutional', 'institutional'],
  ['office', 'commercial'],
  ['hotel', 'commercial'],
  ['commercial', 'commercial'],
];

export const projectTypeOf = (type: number | string): ProjectType | null =>
  projectTypes.find(({ name, code }) => name === type || String(code) === String(type)) ?? null;

/** The icon for a project type, given as code or name; residential for an unknown type. */
export function projectIcon(type: number | string): ProjectIcon {
  const name = String(type).toLowerCase();
  return projectTypeOf(type)?.icon ?? iconWords.find(([word]) => name.includes(word))?.[1] ?? 'residential';
}
