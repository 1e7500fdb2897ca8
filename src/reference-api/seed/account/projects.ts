import type { DesignProject, ItemStatus, ProjectItem } from '#src/contracts/char-projects.ts';
import type { Content, Product } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { officeHoursOn, addForAda, seenStateOn } from '#src/reference-api/seed/account/ada-records.ts';
import { NORTHFOLD } from '#src/reference-api/seed/named-manufacturers.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';

/** The status and note of each product. */
const choices: readonly (readonly [ItemStatus, string])[] = [
  ['basis of design', 'Agreed with the owner in design development.'],
  ['approved', ''],
  ['submitted', ''],
  ['considering', ''],
  ['basis of design', ''],
  ['comparable', 'Offered by the contractor; wait for samples.'],
  ['approved', ''],
  ['considering', 'Color to be chosen with the librarians.'],
  ['submitted', 'Went out with the second package.'],
  ['rejected', 'Lead time does not fit the schedule.'],
  ['basis of design', ''],
  ['considering', ''],
];
const staleNote = 'A document has expired; ask for the renewal before the LEED submittal.';

export function seedDesignProjects({ world, ago }: SeedContext): void {
  const addProject = (changedDaysAgo: number, project: Omit<DesignProject, 'seq'>) =>
    addForAda(world.saved.projects, ago(changedDaysAgo), (seq) => ({ seq, ...project }));
  addProject(2, {
    name: 'Olneyville Branch Library',
    type: 'Public',
    owner: 'Providence Community Library',
    last_spec_date: ago(9),
    number: '2418',
    leed: 'new construction',
    items: libraryItems(world, ago),
  });
  addProject(18, {
    name: 'Fox Point Row Houses',
    type: 'Residential',
    owner: 'Wickenden Housing Trust',
    last_spec_date: ago(120),
    number: '2431',
    leed: 'new construction',
    items: world.content
      .ofCompany(NORTHFOLD, 'product')
      .slice(3, 5)
      .map((product, index) => ({ ...itemOf(product, ago(20 - index)), status: 'comparable' })),
  });
  addProject(33, {
    name: 'Promenade Street Warehouse',
    type: '20',
    owner: 'Moshassuck Storage Partners',
    last_spec_date: null,
    number: '',
    leed: 'core and shell',
    items: [],
  });
}

function libraryItems(world: World, ago: (days: number) => string): ProjectItem[] {
  const products = declaredProducts(world).map((product, index): ProjectItem => {
    const [status, note] = choices[index] ?? ['considering', ''];
    const documents = world.content
      .ofProduct(product.id)
      .filter(({ content_type: type }) => type === 'datasheet' || type === 'epd')
      .slice(0, 2)
      .map(({ content_type, id }) => ({ content_type, content_id: id }));
    const isChosen = status === 'submitted' || status === 'approved';
    return {
      ...itemOf(product, ago(60 - 4 * index)),
      status,
      note: index === 1 && hasExpired(world, product) ? staleNote : note,
      documents: isChosen ? documents : [],
    };
  });
  const details = world.content.ofCompany(NORTHFOLD, 'cad').slice(0, 2);
  return [...products, ...details.map((detail) => itemOf(detail, ago(11)))];
}

const hasExpired = ({ content, today }: World, product: Product): boolean =>
  content
    .ofProduct(product.id)
    .some((item) => 'validUntil' in item && item.validUntil !== null && item.validUntil < today);

const itemOf = (item: Content, day: string): ProjectItem => ({
  content_id: item.id,
  content_type: item.content_type,
  added_at: officeHoursOn(day),
  status: 'considering',
  note: '',
  documents: [],
  seen: seenStateOn(item, day),
});

/**
 * One product per manufacturer and section with an EPD and an HPD, in force or not: Northfold's first, then three with an expired document,
 * then certified ones.
 */
function declaredProducts(world: World): Product[] {
  const isDeclared = ({ id }: Product) => {
    const types = world.content.ofProduct(id).map(({ content_type }) => content_type);
    return types.includes('epd') && types.includes('hpd');
  };
  const declared = world.content.all('product').filter(isDeclared);
  const stale = declared.filter((product) => hasExpired(world, product));
  const chosen: Product[] = [];
  const take = (list: readonly Product[], most: number) => {
    for (const product of list) {
      if (chosen.length >= most) return;
      const section = product.csi[0]?.number;
      if (chosen.every((one) => one.coid !== product.coid && one.csi[0]?.number !== section))
        chosen.push(product);
    }
  };
  take(declared, 1);
  take(stale, 4);
  take(
    declared.filter(({ certifications }) => certifications.length > 0),
    8,
  );
  take(declared, choices.length);
  return chosen;
}
