import type { ContentRequest } from '#src/contracts/content-requests.ts';
import { daysBefore } from '#src/reference-api/world/dates.ts';
import { officeHoursOn, addForAda } from '#src/reference-api/seed/account/ada-records.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';
import { noEdits } from '#src/domain/project-manual/outline-edits.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import { packIssue } from '#src/domain/manual-issues/issue-content.ts';
import { printedOutline } from '#src/domain/project-manual/printed-outline.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { chooseLine } from '#src/domain/specification/selection.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { BRIGHTWATER, NORTHFOLD } from '#src/reference-api/seed/named-manufacturers.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';

interface RequestSeed extends Pick<
  ContentRequest,
  'content_type' | 'about' | 'message' | 'project' | 'status'
> {
  daysAgo: number;
  neededInDays: number | null;
}

const requestSeeds: readonly RequestSeed[] = [
  {
    content_type: 'bim',
    about: 'Northfold roof hatches',
    message: 'An IFC of the single-leaf hatch with its clearance zone, please.',
    project: 1,
    status: 'answered',
    daysAgo: 58,
    neededInDays: null,
  },
  {
    content_type: 'epd',
    about: 'Tamarack Millwork',
    message: 'Is there a declaration for wood-veneer wall panels? We need it for the LEED submittal.',
    project: 1,
    status: 'received',
    daysAgo: 16,
    neededInDays: 21,
  },
  {
    content_type: 'other',
    about: 'Row house party walls',
    message: 'Tested assemblies for two-hour party walls with STC 60 or more, as drawings.',
    project: 2,
    status: 'received',
    daysAgo: 4,
    neededInDays: 45,
  },
];

export function seedContentRequests({ world, ago }: SeedContext): void {
  for (const { daysAgo, neededInDays, ...request } of requestSeeds)
    addForAda(world.saved.requests, ago(daysAgo), (seq) => ({
      seq,
      created_at: officeHoursOn(ago(daysAgo)),
      ...request,
      needed_by: neededInDays === null ? null : daysBefore(world.today, -neededInDays),
    }));
}

/** Outlines of two design projects, opened and left as they are. */
export function seedSavedWork({ world, ago }: SeedContext): void {
  for (const name of ['1', '2'])
    addForAda(world.saved.savedWork, ago(5), (seq) => ({
      seq,
      kind: 'outline-specs' as const,
      name,
      value: { edits: noEdits, detail: 'outline', header: null },
    }));
}

interface SearchSeed extends Pick<SavedSearch, 'content_type' | 'search_terms' | 'query'> {
  name?: string;
  savedDaysAgo: number;
  /** Null if it was never opened. */
  openedDaysAgo: number | null;
}

const searchSeeds: readonly SearchSeed[] = [
  {
    content_type: 'product',
    search_terms: 'roof membrane',
    query: 'division=07&declaration=EPD',
    name: 'Low-slope roofs with a declaration',
    savedDaysAgo: 140,
    openedDaysAgo: 90,
  },
  {
    content_type: 'cad',
    search_terms: 'parapet',
    query: 'division=07&format=dxf',
    savedDaysAgo: 75,
    openedDaysAgo: 30,
  },
  {
    content_type: 'epd',
    search_terms: '*',
    query: 'validity=valid&sort=newest',
    savedDaysAgo: 52,
    openedDaysAgo: 10,
  },
  { content_type: 'all', search_terms: 'curtain wall', query: '', savedDaysAgo: 20, openedDaysAgo: null },
  {
    content_type: 'company',
    search_terms: 'plumbing fixtures',
    query: 'division=22',
    savedDaysAgo: 6,
    openedDaysAgo: 0,
  },
];

export function seedSearches({ world, ago }: SeedContext): void {
  for (const { savedDaysAgo, openedDaysAgo, name = '', ...search } of searchSeeds)
    addForAda(world.saved.searches, ago(savedDaysAgo), (seq) => ({
      seq,
      ...search,
      created_at: officeHoursOn(ago(savedDaysAgo)),
      name,
      opened_at: openedDaysAgo === null ? null : `${ago(openedDaysAgo)}T08:05:00.000Z`,
    }));
}

/** A first issue of a project's manual, of one section from its outline. Nobody saved files of it, so there are no hashes. */
export function seedManualIssues({ world, ago }: SeedContext): void {
  const day = ago(9);
  const project = 'Fox Point Row Houses';
  const print = { ...defaultPrintOptions, header: { project, number: '', date: day } };
  const products = {
    number: '079200',
    title: 'Joint Sealants',
    lines: [{ level: 0, text: 'Silicone sealant: ASTM C920, Type S.' }],
    isOwn: true,
    remarks: '',
    items: [],
    specs: [],
  };
  const section = printedOutline(products, print, day);
  const facts = { project, number: '', date: day, owner: '', day, paper: print.paper, draft: '' };
  addForAda(world.saved.manualIssues, day, (seq) => ({
    seq,
    project: 2,
    number: 1,
    name: 'Pricing',
    issued_at: officeHoursOn(day),
    sections: [{ number: section.number, title: section.title, maker: '' }],
    files: [],
    content: packIssue({ print, manual: { ...facts, draft: '', sections: [section] } }),
  }));
}

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
