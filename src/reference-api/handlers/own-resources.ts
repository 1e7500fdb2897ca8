import * as v from 'valibot';
import type { Content } from '#src/contracts/content.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { briefOf, companyBriefOf } from '#src/reference-api/world/briefs.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { companyFrom } from '#src/reference-api/http/path-parameters.ts';
import { requirePassword } from '#src/reference-api/handlers/report-password.ts';

const MAX_HANDOUTS = 24;

export const ownResourceCalls = ({ world, account, changes, stores, sizes }: Context) =>
  ({
    'manufacturers.ownResources': async ({ params, body, caller }) => {
      const company = await requirePassword(account, caller, companyFrom(world, params.coid), body);
      const { coid } = company;
      const items = world.content.everythingOf(coid);
      const documents = items.filter(({ content_type: type }) => type === 'catalog' || type === 'datasheet');
      return {
        company: companyBriefOf(company),
        since: stores.clients.find(coid)?.since ?? null,
        requests: changes
          .requests('information')
          .filter((input) => v.is(v.object({ coid: v.literal(coid) }), input)).length,
        library: contentTypes.flatMap((type) => {
          const own = items.filter(({ content_type }) => content_type === type);
          const updated = own
            .map(({ updated_at }) => updated_at)
            .toSorted()
            .at(-1);
          return updated === undefined
            ? []
            : [{ content_type: type, doc_count: own.length, updated_at: updated }];
        }),
        expiring: items
          .flatMap((item) => {
            const validUntil = validUntilOf(item);
            return validUntil === null || validUntil > aYearAfter(world.today)
              ? []
              : [{ ...briefOf(item), validUntil }];
          })
          .toSorted((one, other) => one.validUntil.localeCompare(other.validUntil) || one.id - other.id),
        handouts: (await sizes.ofMany(documents.slice(0, MAX_HANDOUTS))).map((item) => ({
          ...briefOf(item),
          files: item.files,
        })),
      };
    },
  }) satisfies Partial<Implementations>;

const validUntilOf = (item: Content): string | null => ('validUntil' in item ? item.validUntil : null);

const aYearAfter = (today: string): string => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
