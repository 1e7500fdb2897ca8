import type { ContentRequest } from '#src/contracts/content-requests.ts';
import { daysBefore } from '#src/reference-api/world/dates.ts';
import { officeHoursOn, addForAda } from '#src/reference-api/seed/account/ada-records.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';

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
