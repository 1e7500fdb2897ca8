import { http, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { specFileQuery } from '#src/contracts/spec-files.ts';
import { emptyState, type SectionState } from '#src/domain/specification/section-state.ts';
import { ancestorsOf, type SectionTree, sectionTree } from '#src/domain/specification/section-tree.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedSection } from '#src/domain/specification/writers/printed-section.ts';
import { writeSection } from '#src/domain/specification/writers/write-section.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { fileResponse } from '#src/reference-api/handlers/files.ts';
import { firstIssueText, readQuery } from '#src/reference-api/http/read-request.ts';
import { Refusal, refuse } from '#src/reference-api/http/refusal.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';

/** `/spec-file/`: a document of a section with the chosen lines. In production, a separate host makes it. */
export const specFileHandlers = (world: World): HttpHandler[] => [
  http.get('*/spec-file/', async ({ request }) => {
    try {
      return await answer(world, readQuery(specFileQuery, new URL(request.url).searchParams));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ message: error.message }, { status: error.status });
    }
  }),
];

async function answer(world: World, query: unknown): Promise<Response> {
  const read = v.safeParse(specFileQuery, query);
  if (!read.success) return refuse(400, firstIssueText(read.issues));
  const { coid, spec, format, data, filename } = read.output;
  const section = sectionOf(world, filename) ?? refuse(404, `No section has the file name ${filename}.`);
  if (section.coid !== coid) refuse(404, `Manufacturer ${coid} has no section ${filename}.`);
  if (section.section.number !== spec) refuse(400, `spec: ${filename} is section ${section.section.number}.`);
  const tree = sectionTree(section);
  const bytes = await writeSection(
    printedSection(section, tree, stateWithLines(tree, data), defaultPrintOptions),
    format,
  );
  return fileResponse(bytes, format, `${filename}.${format}`);
}

/** The requested lines, each with its parent lines. */
function stateWithLines(tree: SectionTree, data: string): SectionState {
  const lines = new Set<number>();
  for (const id of data === '' ? [] : data.split(',').map(Number)) {
    if (!tree.lines.has(id)) refuse(400, `data: The section has no line ${id}.`);
    lines.add(id);
    for (const above of ancestorsOf(tree, id)) lines.add(above);
  }
  return { ...emptyState, lines };
}
