import { brand } from '#src/brand.ts';
import type { CesProvider, Course } from '#src/contracts/learning.ts';
import type { Random } from '#src/reference-api/random.ts';
import { amount, spread, type Make, type Seeding } from '#src/reference-api/seed/seeding.ts';
import { titleCase } from '#src/reference-api/seed/titles.ts';
import { thingsOf } from '#src/reference-api/seed/company-about.ts';

const STANDARD_COURSES = 42;

interface Lesson {
  title: string;
  summary: string;
  objectives: readonly string[];
}

const lessons: readonly ((make: Make, random: Random) => Lesson)[] = [
  ({ profile }) => ({
    title: `Specifying ${titleCase(thingsOf(profile))} by Performance`,
    summary: `From a maker’s name to a measurable requirement: which properties of ${thingsOf(profile)} can be written as numbers, and how they are verified.`,
    objectives: [
      `Name the properties of ${thingsOf(profile)} that a building is entitled to rely on.`,
      `Relate each of them to its test method, beginning with ${profile.standards[0]?.split(' - ')[0] ?? 'the governing standard'}.`,
      'Write a performance paragraph that two manufacturers can meet and a third cannot talk around.',
      'Decide when a proprietary specification serves the owner better.',
    ],
  }),
  ({ profile }, random) => ({
    title: `${titleCase(profile.assembly)}: Moisture, Movement and the Order of Work`,
    summary: `${random.pick(['Why assemblies that pass in the laboratory leak on site.', 'Water finds the line that two trades share.', 'The order of work decides, long before the sealant.'])} ${random.pick(profile.limitations)}`,
    objectives: [
      'Follow water, air, vapor and heat through one section and mark where each control layer is interrupted.',
      `Explain why ${profile.uses[0] ?? 'the usual application'} asks for more than the published minimum.`,
      'Sequence the trades so that no joint depends on the memory of the previous crew.',
      'Prepare a mock-up checklist of ten lines.',
    ],
  }),
  ({ profile }, random) => ({
    title: `Health, Safety and ${titleCase(thingsOf(profile))}`,
    summary: `${random.pick(['What declarations disclose, and which questions they leave open for the occupants.', 'Thresholds, residuals, emissions: three words, three different promises.', 'From a contents table to a room that people work in.'])} For ${profile.uses[0] ?? 'ordinary rooms'}.`,
    objectives: [
      'Read the contents table of a health product declaration and recognize a residual.',
      `Compare two declarations of ${thingsOf(profile)} made at different thresholds.`,
      'Tell a content claim from an emission claim.',
      'Document the choice for a green-building reviewer.',
    ],
  }),
  ({ profile }, random) => ({
    title: `Field Quality Control of ${titleCase(thingsOf(profile))}`,
    summary: `${random.pick(['What an architect can check in an hour on site.', 'Three visits, each before something is covered.', 'A pocket gauge, a camera and the right question.'])} ${random.pick(profile.installation)}`,
    objectives: [
      'Schedule three visits at the moments when a defect can still be seen.',
      `Carry out a simple field test and record it against ${profile.standards[1]?.split(' - ')[0] ?? 'the standard'}.`,
      'Distinguish a tolerance from a defect, in writing.',
    ],
  }),
  ({ profile }, random) => ({
    title: `Carbon and ${titleCase(thingsOf(profile))}: Comparing What Compares`,
    summary: `${random.pick(['Three checks before two numbers are set side by side.', 'How to compare without fooling the owner or oneself.', 'One square foot of assembly, four declarations, one honest table.'])} Drawn for ${profile.uses.at(-1) ?? 'ordinary buildings'}.`,
    objectives: [
      'State the declared unit and the life-cycle stages of a declaration.',
      `Convert results for ${thingsOf(profile)} to one square foot of the assembly as drawn.`,
      'Recognize an industry average and know what it may be used for.',
      'Set a limit in a specification that can be enforced.',
    ],
  }),
];

/** Courses with credit, most of them given by a manufacturer. */
export function seedCourses(seeding: Seeding): void {
  for (const make of spread(seeding.makes, amount(seeding, STANDARD_COURSES))) {
    const id = seeding.world.courses.size + 1;
    const random = seeding.random('course', id);
    const lesson = lessons[(id - 1) % lessons.length]?.(make, random);
    if (!lesson) continue;
    const isOurs = id % 8 === 0;
    const credits = random.pick([1, 1, 1, 1.5, 2]);
    const course: Course = {
      id,
      title: lesson.title,
      summary: lesson.summary,
      objectives: [...lesson.objectives],
      provider: isOurs ? `${brand.name} Academy` : make.maker.company.companyNoHtml,
      coid: isOurs ? null : make.maker.company.coid,
      credits,
      creditKind: random.pick(['AIA LU', 'AIA LU/HSW', 'AIA LU/HSW', 'GBCI CE hours']),
      format: random.pick(['On demand', 'Live online', 'In person', 'Reading']),
      minutes: Math.round(credits * 60),
      division: make.profile.number.slice(0, 2),
      published_at: seeding.ago(random.whole(10, 1100)),
    };
    seeding.world.courses.set(id, course);
  }
}

/** Who gives the courses, with how many each. */
export function seedCesProviders(seeding: Seeding): void {
  const byProvider = Map.groupBy(seeding.world.courses.values(), ({ provider }) => provider);
  for (const [provider, courses] of [...byProvider].toSorted(([one], [other]) => one.localeCompare(other))) {
    const id = seeding.world.cesProviders.size + 1;
    const coid = courses[0]?.coid ?? null;
    const company = coid === null ? null : seeding.world.companies.get(coid);
    const one: CesProvider = {
      id,
      coid,
      company: provider,
      providerNumber: String(40100000 + seeding.random('provider', provider).whole(100, 9999)),
      courses: courses.length,
      url: company ? (company.urls[0]?.url ?? null) : null,
    };
    seeding.world.cesProviders.set(id, one);
  }
}
