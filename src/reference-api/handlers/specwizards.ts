import type { Sw } from '#src/contracts/content.ts';
import type { ActiveSpecwizard } from '#src/contracts/specwizards.ts';
import { largest } from '#src/lib/long-lists.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { elasticsearchHits } from '#src/reference-api/http/elasticsearch-responses.ts';
import { editDistance } from '#src/reference-api/search/edit-distance.ts';
import { countMaster } from '#src/reference-api/specifications/count-master.ts';
import {
  neutralName,
  neutralRevision,
  neutralSections,
} from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { findSpec } from '#src/reference-api/specifications/find-section-record.ts';

/** The default (requirements: sizes). */
const DEFAULT_SIZE = 10;

export const specwizardCalls = ({ world }: Context) =>
  ({
    'specwizards.esSearch': ({ body }) => {
      const asked = requestedFilename(body.query);
      const all = world.content.all('sw');
      return elasticsearchHits(
        'sw',
        asked === null ? all : mostSimilar(all, asked),
        0,
        body.size ?? DEFAULT_SIZE,
      );
    },
    'specwizards.bySpec': ({ params }) => {
      const spec = findSpec(world, params.filename);
      return spec === null ? [] : world.content.all('sw').filter(({ specId }) => specId === spec.id);
    },
    'specwizards.active': () =>
      [...world.content.all('sw').map(activeSpecwizard), ...neutralWizards(world)].toSorted((a, b) =>
        a.section.number === b.section.number
          ? a.company.localeCompare(b.company) || a.id - b.id
          : a.section.number < b.section.number
            ? -1
            : 1,
      ),
  }) satisfies Partial<Implementations>;

/** `{ match: { filename: 'x' } }`, also with `{ query: 'x' }` as the value. */
function requestedFilename(query: Readonly<Record<string, unknown>> | undefined): string | null {
  const match = query?.['match'];
  const value: unknown =
    typeof match === 'object' && match !== null && 'filename' in match ? match.filename : null;
  const text: unknown = typeof value === 'object' && value !== null && 'query' in value ? value.query : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().toLowerCase() : null;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** SpecWizards whose file name shares a word with the request or has a similar one, the most similar first. */
function mostSimilar(all: readonly Sw[], asked: string): Sw[] {
  const words = wordsOf(asked);
  return all
    .map((sw) => {
      const own = wordsOf(sw.filename);
      return {
        sw,
        score: words.reduce(
          (sum, word) => sum + Math.max(0, largest(own.map((one) => wordSimilarity(word, one)))),
          0,
        ),
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.sw.id - b.sw.id)
    .map(({ sw }) => sw);
}

function wordSimilarity(asked: string, own: string): number {
  if (asked === own) return 1;
  if (asked.length < 3) return 0;
  if (own.startsWith(asked) || asked.startsWith(own)) return 0.8;
  const distance = editDistance(asked, own, 2);
  // Different digits mean another section; the same first four, a related one.
  if (/^\d+$/.test(asked)) return asked.slice(0, 4) === own.slice(0, 4) ? 0.6 : distance === 1 ? 0.3 : 0;
  return distance <= 2 ? 0.7 - 0.1 * distance : 0;
}

/** Neutral sections have no records; their templates are numbered after all others. */
const firstNeutralId = 900_001;

const neutralWizards = (world: World): ActiveSpecwizard[] =>
  [...neutralSections(world).values()].map(({ filename, section, master }, index) => ({
    id: firstNeutralId + index,
    filename,
    title: section.title,
    section,
    coid: null,
    company: neutralName,
    companySlug: '',
    ...sizeOf(master),
    updated_at: neutralRevision(world),
  }));

function sizeOf(master: SectionMaster): Pick<ActiveSpecwizard, 'lines' | 'decisions' | 'minutes'> {
  const { lines, decisions, minutes } = countMaster(master);
  return { lines, decisions, minutes };
}

const activeSpecwizard = ({
  id,
  filename,
  title,
  csi: [section],
  coid,
  company,
  companySlug,
  lines,
  decisions,
  minutes,
  updated_at,
}: Sw): ActiveSpecwizard => ({
  id,
  filename,
  title,
  section: section ?? { number: '000000', number95: null, title },
  coid,
  company,
  companySlug,
  lines,
  decisions,
  minutes,
  updated_at,
});
