import { parseArgs } from 'node:util';
import { learnLibrary } from '#src/reference-api/search/library-facts.ts';
import { openCluster } from '#src/reference-api/search/opensearch/cluster.ts';
import { loadIndex } from '#src/reference-api/search/opensearch/load-index.ts';
import { searchDocuments } from '#src/reference-api/search/search-documents.ts';
import { readServeOptions } from '#src/reference-api/serve/options.ts';
import { seedWorld } from '#src/reference-api/seed/world.ts';

const usage = `npm run load-search -- --search-engine http://… [options]

Loads the library into a search engine; searches change over once all of it is there. A load that was cut off goes on.

  --search-engine   address of a node, or several with commas; better in the variable SEARCH_ENGINE_URL
  --shards 2        parts of the index, best as many as nodes
  --scale, --seed, --today   of the world, as for npm run serve`;

async function load(argv: readonly string[]): Promise<void> {
  const { values, tokens } = parseArgs({
    args: [...argv],
    options: { shards: { type: 'string', default: '2' }, help: { type: 'boolean', default: false } },
    strict: false,
    tokens: true,
  });
  if (values.help === true) {
    console.log(usage);
    return;
  }
  const shards = Number(values.shards);
  if (!Number.isInteger(shards) || shards < 1) throw new Error('--shards wants a whole number from 1');
  const own = new Set(
    tokens.flatMap((token) =>
      token.kind === 'option' && token.name === 'shards' ? [token.index, token.index + 1] : [],
    ),
  );
  const options = readServeOptions(
    argv.filter((_, at) => !own.has(at)),
    new Date(),
  );
  if (options.searchEngine === null) throw new Error(usage);
  const start = performance.now();
  const log = (line: string) =>
    console.log(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${line}`);
  const { seed, scale, today } = options;
  const cluster = openCluster(options.searchEngine);
  try {
    const documents = searchDocuments(seedWorld({ seed, scale, today }));
    log(`${documents.length} documents of --seed ${seed} --scale ${scale} --today ${today}`);
    await loadIndex(
      cluster,
      documents,
      learnLibrary(documents, today),
      { seed, scale, today },
      { shards, log },
    );
  } finally {
    await cluster.close();
  }
}

try {
  await load(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
