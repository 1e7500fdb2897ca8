import { type LibraryReading, readLibraryFacts } from '#src/reference-api/search/library-reading.ts';
import { type Cluster, IndexGone, openCluster } from '#src/reference-api/search/opensearch/cluster.ts';
import { type WorldOf, readFacts } from '#src/reference-api/search/opensearch/kept-facts.ts';
import { currentIndex } from '#src/reference-api/search/opensearch/load-index.ts';
import { createOpenSearchEngine } from '#src/reference-api/search/opensearch/opensearch-engine.ts';
import {
  type LibrarySearch,
  answerRelatedSections,
  answerSearch,
} from '#src/reference-api/search/search-index.ts';
import { type Step, runLater } from '#src/reference-api/search/steps.ts';

type Engine = ReturnType<typeof createOpenSearchEngine>;

/** A load, and how to ask it. A question is asked of one load from its first step to its last. */
interface Load {
  index: string;
  world: WorldOf;
  reading: LibraryReading;
  engine: () => Engine;
}

/** How soon a new load is noticed. The one before stays until the load after it. */
const lookMs = 5_000;

async function readLoad(cluster: Cluster, index: string): Promise<Load> {
  const { facts, world } = await readFacts(cluster, index);
  return {
    index,
    world,
    reading: readLibraryFacts(facts),
    engine: () => createOpenSearchEngine(cluster, index, facts),
  };
}

/**
 * The search of a library that an engine has. Rejects with a sentence if it has none, or of another world. Searches refuse
 * with 503 while the engine, or a part of it, is away.
 */
export async function openSearchElsewhere(
  addresses: readonly string[],
  world: WorldOf,
  log: (line: string) => void,
) {
  const cluster = openCluster(addresses);
  const index = await currentIndex(cluster).catch(() => {
    throw new Error('The search engine does not answer.');
  });
  if (index === null) throw new Error('The search engine has no library: npm run load-search loads it.');
  let load = await readLoad(cluster, index);
  const { seed, scale, today } = load.world;
  if (seed !== world.seed || scale !== world.scale)
    throw new Error(
      `The search engine has the library of --seed ${seed} --scale ${scale}: npm run load-search.`,
    );
  if (today !== world.today)
    log(`The search engine has the library of ${today}: npm run load-search brings it up to date.`);

  let looking: Promise<void> | null = null;
  const look = () =>
    (looking ??= currentIndex(cluster)
      .then(async (newest) => {
        if (newest === null || newest === load.index) return;
        load = await readLoad(cluster, newest);
        log(`Searches go to ${newest} now.`);
      })
      .finally(() => {
        looking = null;
      }));
  const timer = setInterval(() => void look().catch(() => undefined), lookMs).unref();

  async function ask<T>(question: (engine: Engine, reading: LibraryReading) => Step<T>): Promise<T> {
    try {
      return await runLater(question(load.engine(), load.reading));
    } catch (error) {
      if (!(error instanceof IndexGone)) throw error;
      await look();
      return runLater(question(load.engine(), load.reading));
    }
  }
  const search: LibrarySearch = {
    search: (...asked) => ask((engine, reading) => answerSearch(engine, reading, asked)),
    relatedSections: (...asked) => ask((engine, reading) => answerRelatedSections(engine, reading, asked)),
  };
  return {
    ...search,
    facts: cluster.facts,
    isReady: () =>
      currentIndex(cluster).then(
        (name) => name !== null,
        () => false,
      ),
    close() {
      clearInterval(timer);
      return cluster.close();
    },
  };
}
