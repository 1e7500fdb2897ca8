import { call } from '#src/api/call.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { manualIssuesByProject } from '#src/contracts/manual-issues.ts';
import { outlineSpecs } from '#src/screens/outline-specs/loaders.ts';

/** A design project's outline and its issues. */
export async function manualIssues(request: ScreenRequest) {
  const outline = await outlineSpecs(request);
  const { signal } = request.request;
  const issues = await call(manualIssuesByProject, {
    params: { id: outline.project.seq },
    signal,
    fresh: true,
  });
  return { outline, issues };
}
