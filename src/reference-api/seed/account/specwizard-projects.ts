import { chooseLine } from '#src/domain/specification/selection.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { addForAda, officeHoursOn } from '#src/reference-api/seed/account/ada-records.ts';
import { BRIGHTWATER, NORTHFOLD } from '#src/reference-api/seed/named-manufacturers.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';

const projectSeeds = [
  { coid: NORTHFOLD, name: 'Library low roof', project: 1, daysAgo: 5, share: 0.4 },
  { coid: BRIGHTWATER, name: 'Library restrooms', project: null, daysAgo: 27, share: 0.6 },
] as const;

/** Two half-finished SpecWizards: some of the options are chosen, each with its parent lines. */
export function seedSpecwizardProjects({ world, ago, random }: SeedContext): void {
  for (const { coid, name, project, daysAgo, share } of projectSeeds) {
    const wizard = world.content.ofCompany(coid, 'sw').find(({ specId }) => specId !== null);
    const section = wizard && sectionOf(world, wizard.filename);
    if (!section) continue;
    const chance = random('specwizard-project', wizard.id);
    const tree = sectionTree(section);
    let state = emptyState;
    for (const [id, { control }] of tree.lines)
      if (control !== 'fixed' && chance.chance(share)) state = chooseLine(tree, state, id);
    addForAda(world.saved.specwizardProjects, ago(daysAgo), (seq) => ({
      seq,
      name,
      project,
      filename: [section.filename],
      section: [{ number: section.section.number, title: section.title }],
      company: [wizard.company],
      updated_at: officeHoursOn(ago(daysAgo)),
      specs: [...state.lines].toSorted((a, b) => a - b).map((id) => `${section.filename}:${id}`),
    }));
  }
}
