import type { CheckedProject } from '#src/domain/project-manual/checks/checked-project.ts';
import { numberFindings } from '#src/domain/project-manual/checks/number-checks.ts';
import { productFindings } from '#src/domain/project-manual/checks/product-checks.ts';
import { projectFindingKinds } from '#src/domain/project-manual/checks/project-finding.ts';
import type { ProjectFinding } from '#src/domain/project-manual/checks/project-finding.ts';
import { missingSectionFindings } from '#src/domain/project-manual/checks/related-checks.ts';
import { sectionFindings } from '#src/domain/project-manual/checks/section-checks.ts';
import { byNumber } from '#src/domain/project-manual/outline-edits.ts';

/** All findings in a project, by kind, each kind in section order. */
export function checkProject(project: CheckedProject): ProjectFinding[] {
  const findings = [
    ...sectionFindings(project),
    ...numberFindings(project),
    ...missingSectionFindings(project),
    ...productFindings(project),
  ];
  return projectFindingKinds.flatMap((kind) =>
    findings
      .filter((finding) => finding.kind === kind)
      .toSorted((one, other) => byNumber(one.number, other.number)),
  );
}
