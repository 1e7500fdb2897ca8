import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';
import { carbonAndHealth } from '#src/reference-api/trade/courses/carbon-and-health.ts';
import { construction } from '#src/reference-api/trade/courses/construction.ts';
import { digitalPractice } from '#src/reference-api/trade/courses/digital-practice.ts';
import { documents } from '#src/reference-api/trade/courses/documents.ts';
import { doors } from '#src/reference-api/trade/courses/doors.ts';
import { energyAndClimate } from '#src/reference-api/trade/courses/energy-and-climate.ts';
import { interiors } from '#src/reference-api/trade/courses/interiors.ts';
import { interiorsAndAccess } from '#src/reference-api/trade/courses/interiors-and-access.ts';
import { roofsAndJoints } from '#src/reference-api/trade/courses/roofs-and-joints.ts';
import { walls } from '#src/reference-api/trade/courses/walls.ts';
import { windowsAndGlass } from '#src/reference-api/trade/courses/windows-and-glass.ts';

/** All courses; a course's number is its place in this list. */
export const courses: readonly CourseText[] = [
  ...walls,
  ...roofsAndJoints,
  ...windowsAndGlass,
  ...doors,
  ...interiors,
  ...interiorsAndAccess,
  ...documents,
  ...construction,
  ...carbonAndHealth,
  ...digitalPractice,
  ...energyAndClimate,
];
