import type { Certificate } from '#src/contracts/content.ts';
import { longDate, yearsAfter } from '#src/reference-api/world/dates.ts';
import { commonOf } from '#src/reference-api/seed/common.ts';
import { fillPattern, siblingsOf } from '#src/reference-api/seed/epds.ts';
import {
  amountInWorld,
  spreadEvenly,
  type MadeProduct,
  type Seeding,
} from '#src/reference-api/seed/seeding.ts';
import { inText } from '#src/reference-api/seed/titles.ts';
import {
  certificationProgram,
  sampleNote,
  type CertificationProgram,
} from '#src/reference-api/content/certification.ts';

const STANDARD = 236;

/** Certificates under the programs usual in a section. Some of those that expire are renewed late. */
export function seedCertificates(seeding: Seeding): void {
  const certified = seeding.makes.filter(({ profile }) => profile.programs.length > 0);
  const turns = new Map<number, number>();
  for (const make of spreadEvenly(certified, amountInWorld(seeding, STANDARD))) {
    const turn = turns.get(make.product.id) ?? 0;
    turns.set(make.product.id, turn + 1);
    const { programs } = make.profile;
    const program = certificationProgram(programs[(make.product.id + turn) % programs.length] ?? '');
    if (program) seeding.world.content.add(certificateOf(seeding, make, program));
  }
}

function certificateOf(
  seeding: Seeding,
  { maker, profile, product }: MadeProduct,
  program: CertificationProgram,
): Certificate {
  const id = seeding.world.content.nextId('certificate');
  const random = seeding.random('certificate', id);
  const days = (program.yearsValid ?? 6) * 365;
  const hasRunOut = program.yearsValid !== null && id % 7 === 4;
  const issued = seeding.ago(hasRunOut ? days + random.whole(5, 400) : random.whole(5, days - 10));
  const validUntil = program.yearsValid === null ? null : yearsAfter(issued, program.yearsValid);
  const number = fillPattern(program.numberPattern, random);
  const level = program.levels.length > 0 ? random.pick(program.levels) : null;
  const isWholeSite = program.kind === 'management';
  return {
    ...commonOf({
      type: 'certificate',
      id,
      title: isWholeSite
        ? `${program.name} ${number} - ${maker.company.companyNoHtml}`
        : `${program.name} ${number} - ${product.title}`,
      maker,
      csi: product.csi.slice(0, 1),
      productIds: siblingsOf(seeding, maker, product, isWholeSite ? 6 : random.whole(0, 2)),
      summary: summaryOf(program, level, validUntil),
      created_at: issued,
      updated_at: issued,
      picture: null,
      files: [['PDF', `${maker.code}_${program.key}_${number.replaceAll(/[^A-Za-z0-9]+/g, '-')}.pdf`]],
    }),
    content_type: 'certificate',
    notice: sampleNote,
    program: program.name,
    number,
    issuer: program.issuer,
    level,
    scope: isWholeSite
      ? `Design and manufacture at the works in ${maker.company.address?.city ?? 'the named city'}`
      : `${product.tradename}: ${inText(product.noun)} for ${profile.uses[id % profile.uses.length] ?? 'the listed uses'}`,
    issued,
    validUntil,
    verifyUrl: random.chance(0.75)
      ? `https://verify.${program.key}.example/${encodeURIComponent(number)}`
      : null,
  };
}

function summaryOf(
  { issuer, kind }: CertificationProgram,
  level: string | null,
  validUntil: string | null,
): string {
  const grade = level ? `, level ${level}` : '';
  const until = validUntil ? `valid until ${longDate(validUntil)}` : 'valid until withdrawn';
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} certificate ${grantedBy(issuer)}${grade}; ${until}.`;
}

function grantedBy(issuer: string): string {
  return issuer === 'Self-declared' ? 'declared by the manufacturer' : `granted by ${issuer}`;
}
