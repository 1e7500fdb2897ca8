import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { numberFrom } from '#src/reference-api/http/path-parameters.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { seedSchools } from '#src/reference-api/seed/schools.ts';

export const learningCalls = ({ world, stores, changes }: Context) =>
  ({
    'ces.companies': () => stores.ces.list(),
    'contactsExternal.byPodcast': ({ params }) =>
      world.contacts.get(numberFrom(params.podcastId, 'podcastId')) ?? [],
    'podcasts.withCeu': ({ params }) => {
      const podcast =
        stores.podcasts.find(numberFrom(params.id, 'id')) ?? refuse(404, `There is no podcast ${params.id}.`);
      return { podcast, ceu: podcast.ceuId === null ? null : stores.ceu.find(podcast.ceuId) };
    },
    'podcastGuestRequests.create': ({ body }) => ({ id: changes.addRequest('podcast guest', body) }),
    'blogPostGuestRequests.create': ({ body }) => ({ id: changes.addRequest('blog guest', body) }),
  }) satisfies Partial<Implementations>;

export function schoolCalls() {
  const schools = seedSchools();
  return { 'schools.list': () => schools } satisfies Partial<Implementations>;
}
