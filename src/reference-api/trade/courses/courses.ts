import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';
import { roofsAndJoints } from '#src/reference-api/trade/courses/roofs-and-joints.ts';
import { walls } from '#src/reference-api/trade/courses/walls.ts';

/** All courses; a course's number is its place in this list. */
export const courses: readonly CourseText[] = [
  ...walls,
  ...roofsAndJoints,
];
