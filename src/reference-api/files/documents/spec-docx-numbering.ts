import { AlignmentType, type ILevelsOptions, LevelFormat, convertInchesToTwip } from 'docx';

/** The one multilevel list of a section. */
export const specList = 'section';

type Format = (typeof LevelFormat)[keyof typeof LevelFormat];
const rows: readonly (readonly [format: Format, text: string, left: number, hanging: number])[] = [
  [LevelFormat.DECIMAL, 'PART %1', 0.9, 0.9],
  [LevelFormat.DECIMAL, '%1.%2', 0.6, 0.6],
  [LevelFormat.UPPER_LETTER, '%3.', 1, 0.4],
  [LevelFormat.DECIMAL, '%4.', 1.4, 0.4],
  [LevelFormat.LOWER_LETTER, '%5.', 1.8, 0.4],
  [LevelFormat.DECIMAL, '%6)', 2.2, 0.4],
  [LevelFormat.LOWER_LETTER, '%7)', 2.6, 0.4],
];

/** The paragraph style of each level, named as master specifications name them. */
export const levelStyles = ['PRT', 'ART', 'PR1', 'PR2', 'PR3', 'PR4', 'PR5'] as const;

export const specLevels: readonly ILevelsOptions[] = rows.map(([format, text, left, hanging], level) => ({
  level,
  format,
  text,
  alignment: AlignmentType.LEFT,
  style: {
    paragraph: { indent: { left: convertInchesToTwip(left), hanging: convertInchesToTwip(hanging) } },
  },
}));
