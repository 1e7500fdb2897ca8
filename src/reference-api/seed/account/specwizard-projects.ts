import { keepForAda, atWork } from '#src/reference-api/seed/account/keep.ts';
import { BRIGHTWATER, NORTHFOLD } from '#src/reference-api/seed/named-makers.ts';
import type { Seeding } from '#src/reference-api/seed/seeding.ts';

const saved = [
  { coid: NORTHFOLD, name: 'Library low roof', daysAgo: 5, share: 0.4 },
  { coid: BRIGHTWATER, name: 'Library restrooms', daysAgo: 27, share: 0.6 },
] as const;

/** Two SpecWizards half done; a line's id is the SpecWizard's file name and the line's number. */
export function seedSpecwizardProjects({ world, ago, random }: Seeding): void {
  for (const { coid, name, daysAgo, share } of saved) {
    const [wizard] = world.content.ofCompany(coid, 'sw');
    const section = wizard?.csi[0];
    if (!wizard || !section) continue;
    const chance = random('specwizard-project', wizard.id);
    const lines = Array.from({ length: wizard.lines }, (_, index) => `${wizard.filename}-${index + 1}`);
    keepForAda(world.saved.specwizardProjects, ago(daysAgo), (seq) => ({
      seq,
      name,
      filename: wizard.filename,
      company: wizard.company,
      section: { number: section.number, title: section.title },
      updated_at: atWork(ago(daysAgo)),
      specs: lines.filter(() => chance.chance(share)),
    }));
  }
}
