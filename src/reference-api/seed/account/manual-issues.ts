import { packIssue } from '#src/domain/manual-issues/issue-content.ts';
import { printedOutline } from '#src/domain/project-manual/printed-outline.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { addForAda, officeHoursOn } from '#src/reference-api/seed/account/ada-records.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';

/** A first issue of a project's manual, of one section from its outline. Nobody saved files of it, so there are no hashes. */
export function seedManualIssues({ world, ago }: SeedContext): void {
  const day = ago(9);
  const project = 'Fox Point Row Houses';
  const print = { ...defaultPrintOptions, header: { project, number: '', date: day } };
  const products = {
    number: '079200',
    title: 'Joint Sealants',
    lines: [{ level: 0, text: 'Silicone sealant: ASTM C920, Type S.' }],
    isOwn: true,
    remarks: '',
    items: [],
    specs: [],
  };
  const section = printedOutline(products, print, day);
  const facts = { project, number: '', date: day, owner: '', day, paper: print.paper, draft: '' };
  addForAda(world.saved.manualIssues, day, (seq) => ({
    seq,
    project: 2,
    number: 1,
    name: 'Pricing',
    issued_at: officeHoursOn(day),
    sections: [{ number: section.number, title: section.title, maker: '' }],
    files: [],
    content: packIssue({ print, manual: { ...facts, draft: '', sections: [section] } }),
  }));
}
