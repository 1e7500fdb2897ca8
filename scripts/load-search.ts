import { loadSearch } from '../src/reference-api/door/node.ts';

await loadSearch();
