import type { Company } from '#src/contracts/companies.ts';
import type { Certificate, Product } from '#src/contracts/content.ts';
import { validityWords, yearsAfter } from '#src/reference-api/world/dates.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import { issuedOn } from '#src/reference-api/seed/paper-dates.ts';
import { fillPattern, siblingsOf } from '#src/reference-api/seed/epds.ts';
import { substancesIn } from '#src/reference-api/seed/hpd-contents.ts';
import {
  scaledCount,
  spreadEvenly,
  type SeededProduct,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';
import { joinedList } from '#src/reference-api/seed/titles-and-text.ts';
import {
  levelsFor,
  programsFor,
  sampleNote,
  type CertificationProgram,
} from '#src/reference-api/content/certification.ts';

const STANDARD_COUNT = 236;

/** Sections of fire protection: whatever else certifies their products, the code asks for a listing first. */
const needsListing = /^(?:21|2846)/;

/** Certificates under the programs usual in a section. Some of those that expire are renewed late. */
export function seedCertificates(context: SeedContext): void {
  const certified = context.seededProducts.filter(
    ({ profile, product }) => programsFor(profile.programs, product).length > 0,
  );
  const turns = new Map<number, number>();
  // A works is certified once, by its maker and the program.
  const certifiedWorks = new Set<string>();
  const granted: { seeded: SeededProduct; program: CertificationProgram }[] = [];
  for (const seeded of spreadEvenly(certified, scaledCount(context, STANDARD_COUNT))) {
    const turn = turns.get(seeded.product.id) ?? 0;
    turns.set(seeded.product.id, turn + 1);
    const { company } = seeded.manufacturer;
    const programs = programsFor(seeded.profile.programs, seeded.product).filter(
      ({ key }) => !certifiedWorks.has(`${company.coid}/${key}`),
    );
    const first = (seeded.product.id + turn) % programs.length;
    const inTurn = [...programs.slice(first), ...programs.slice(0, first)].filter((one) =>
      isOpenTo(one, company),
    );
    const isListed = turn === 0 && needsListing.test(seeded.profile.number);
    const program = (isListed ? inTurn.find(({ kind }) => kind === 'listing') : undefined) ?? inTurn[0];
    if (!program) continue;
    if (program.kind === 'management') certifiedWorks.add(`${company.coid}/${program.key}`);
    granted.push({ seeded, program });
  }
  const own = new Set(granted.map(({ seeded, program }) => ownKey(seeded.product, program)));
  for (const { seeded, program } of granted)
    context.world.content.add(certificateOf(context, seeded, program, own));
}

/** Whether a maker can have a certificate: only works in the United States state that they make in America. */
const isOpenTo = ({ kind }: CertificationProgram, { address }: Company): boolean =>
  kind !== 'sourcing' || address?.country === 'US';

/** A product with a program that certifies it by itself. */
const ownKey = ({ id }: Product, { key }: CertificationProgram): string => `${id}/${key}`;

function certificateOf(
  context: SeedContext,
  { manufacturer, profile, product }: SeededProduct,
  program: CertificationProgram,
  own: ReadonlySet<string>,
): Certificate {
  const id = context.world.content.nextId('certificate');
  const random = context.random('certificate', id);
  const days = (program.yearsValid ?? 6) * 365;
  const hasRunOut = program.yearsValid !== null && id % 5 === 4;
  const issued = issuedOn(context, product, { daysValid: days, hasRunOut }, random);
  const validUntil = program.yearsValid === null ? null : yearsAfter(issued, program.yearsValid);
  const number = fillPattern(program.numberPattern, random);
  const substances = substancesIn(profile.hpd ?? [], product).map(({ substance }) => substance);
  const levels = levelsFor(program, product, substances);
  const level = levels.length > 0 ? random.pick(levels) : null;
  const isWholeSite = program.kind === 'management';
  const covered = siblingsOf(context, manufacturer, product, isWholeSite ? 6 : random.integer(0, 2))
    .flatMap((one) => context.world.content.find('product', one) ?? [])
    // What is of the same kind may lack what the program asks for, or have a certificate of its own.
    .filter(
      (one) =>
        isWholeSite ||
        one.id === product.id ||
        (programsFor([program.key], one).length > 0 && !own.has(ownKey(one, program))),
    );
  return {
    ...commonFields({
      type: 'certificate',
      id,
      title: isWholeSite
        ? `${program.name} ${number} - ${manufacturer.company.companyNoHtml}`
        : `${program.name} ${number} - ${product.title}`,
      manufacturer,
      csi: product.csi.slice(0, 1),
      productIds: covered.map((one) => one.id),
      summary: summaryOf(program, level, validUntil, context.world.today),
      created_at: issued,
      updated_at: issued,
      picture: null,
      files: [['PDF', `${manufacturer.code}_${program.key}_${number.replaceAll(/[^A-Za-z0-9]+/g, '-')}.pdf`]],
    }),
    content_type: 'certificate',
    notice: sampleNote,
    program: program.name,
    number,
    issuer: program.issuer,
    level,
    scope: isWholeSite
      ? scopeOfWorks(profile.number, manufacturer.company.address?.city)
      : joinedList(covered.map((one) => one.title)),
    issued,
    validUntil,
    verifyUrl:
      random.chance(0.75) && program.issuer !== SELF_DECLARED
        ? `https://verify.${program.key}.example/${encodeURIComponent(number)}`
        : null,
  };
}

/** A maker without an address has a certificate of the firm. */
function scopeOfWorks(section: string, city: string | undefined): string {
  if (section.startsWith('00')) return `Drafting and publishing of forms${city ? ` in ${city}` : ''}`;
  return city ? `Design and manufacture at the works in ${city}` : 'Design and manufacture';
}

/** The issuer of what a manufacturer states itself; nobody else can confirm it. */
const SELF_DECLARED = 'Self-declared';

function summaryOf(
  { issuer, kind }: CertificationProgram,
  level: string | null,
  validUntil: string | null,
  today: string,
): string {
  const grade = level ? `, level ${level}` : '';
  const until = validUntil ? validityWords(validUntil, today) : 'valid until withdrawn';
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} certificate ${grantedBy(issuer)}${grade}; ${until}.`;
}

const grantedBy = (issuer: string): string =>
  issuer === SELF_DECLARED ? 'declared by the manufacturer' : `granted by ${issuer}`;
