import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerFromHandlers, loadApi } from '../src/reference-api/door/node.ts';
import { exampleAnswers, exampleOptions } from './contract/example-answers.ts';
import { openApiText } from './contract/openapi.ts';

/** Writes the contract of the API as an OpenAPI document, after a change of `src/contracts`: npm run contract */
const file = join(import.meta.dirname, '../docs/openapi.json');
const { createReferenceApi } = await loadApi();
const api = await createReferenceApi(exampleOptions);
const answer = (request: Request) => answerFromHandlers(api.handlers, request, null);
const text = openApiText(await exampleAnswers({ answer, reset: () => api.reset() }));
writeFileSync(file, text);
console.log(`docs/openapi.json: ${(text.length / 1000).toFixed(0)} kB`);
