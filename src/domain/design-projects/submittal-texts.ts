import type { CharProject } from '#src/contracts/char-projects.ts';
import { csvText } from '#src/lib/csv.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { titleBlock } from '#src/domain/design-projects/schedule.ts';
import type { SubmittalFile, SubmittalPlan } from '#src/domain/design-projects/submittal.ts';
import { fullDate } from '#src/lib/dates.ts';

/** The bytes received, or why there are none. */
export type FileResult = { bytes: number } | { reason: string };

export interface SubmittalFacts {
  project: CharProject;
  /** The project's type in words. */
  type: string;
  plan: SubmittalPlan;
  /** By the file's address. */
  results: ReadonlyMap<string, FileResult>;
  /** `2026-11-02`. */
  today: string;
  /** The product's name. */
  by: string;
}

const notFetched: FileResult = { reason: 'not fetched' };

function resultOf({ results }: SubmittalFacts, { file }: SubmittalFile): FileResult {
  return results.get(file.url) ?? notFetched;
}

function resultText(facts: SubmittalFacts, file: SubmittalFile): string {
  const result = resultOf(facts, file);
  if ('reason' in result) return `missing: ${result.reason}`;
  return file.isRepeated ? 'included with an item before' : 'included';
}

/** As CSV. */
export function submittalRegister(facts: SubmittalFacts): string {
  const { plan } = facts;
  const heads =
    'No.,Mark,Section,Section title,Item,Manufacturer,Document,Document type,File,Format,Version,Date,Status,Result'.split(
      ',',
    );
  const rows = plan.files.map((one, index) => [
    index + 1,
    one.line.mark,
    one.line.section,
    one.line.sectionTitle,
    one.line.title,
    one.line.manufacturer,
    one.item.title,
    contentTypeWords[one.item.content_type].singular,
    'reason' in resultOf(facts, one) ? one.file.name : one.path,
    one.file.format,
    versionOf(one),
    one.file.updated.slice(0, 10),
    one.line.status,
    resultText(facts, one),
  ]);
  const bare = plan.bare.map((line, index) => [
    plan.files.length + index + 1,
    line.mark,
    line.section,
    line.sectionTitle,
    line.title,
    line.manufacturer,
    '',
    '',
    '',
    '',
    '',
    line.updated,
    line.status,
    'no document in the library',
  ]);
  return csvText([heads, ...rows, ...bare]);
}

function versionOf({ item }: SubmittalFile): string {
  if (item.content_type === 'spec') return item.edition;
  if (item.content_type === 'hpd') return item.version;
  return item.content_type === 'epd' ? item.declarationNumber : '';
}

/** The contents as plain text, for who opens the ZIP where there is no browser. */
export function submittalContents(facts: SubmittalFacts): string {
  const { project, type, plan, today, by } = facts;
  const head = [
    'SUBMITTAL',
    '',
    ...titleBlock(project, type).map(([label, value]) => `${`${label}:`.padEnd(22)}${value}`),
    `${'Date:'.padEnd(22)}${today}`,
    `${'Made with:'.padEnd(22)}${by}`,
    '',
    'CONTENTS',
  ];
  const lines = plan.lines.flatMap((line, index) => {
    const isFirst = line.section !== plan.lines[index - 1]?.section || index === 0;
    const own = plan.files.filter(({ line: of }) => of === line);
    return [
      ...(isFirst
        ? ['', line.section === '' ? 'Without a section' : `${line.section} ${line.sectionTitle}`]
        : []),
      `  ${line.mark}  ${line.title} · ${line.manufacturer} · ${line.status}`,
      ...own.map((one) => {
        const result = resultOf(facts, one);
        return `      ${'reason' in result ? `[missing: ${result.reason}] ${one.file.name}` : one.path}`;
      }),
      ...(own.length === 0 ? ['      no document in the library'] : []),
    ];
  });
  return [...head, ...lines, ''].join('\r\n');
}

/**
 * Cover and contents as a page of HTML that any browser prints: no script, no network. HTML and not PDF: every library
 * that writes PDF weighs more than all other code of this screen.
 */
export function submittalCover(facts: SubmittalFacts): string {
  const { project, type, plan, today, by } = facts;
  const block = [...titleBlock(project, type), ['Date', fullDate(today) ?? today] as const];
  const missing = plan.files.filter((one) => 'reason' in resultOf(facts, one)).length;
  const rows = plan.lines.map((line, index) => {
    const isFirst = index === 0 || line.section !== plan.lines[index - 1]?.section;
    const own = plan.files.filter(({ line: of }) => of === line);
    const head = isFirst
      ? `<tr class="s"><th colspan="4" scope="colgroup">${html(line.section === '' ? 'Without a section' : `${line.section} ${line.sectionTitle}`)}</th></tr>`
      : '';
    const files =
      own.length === 0
        ? '<i>no document in the library</i>'
        : own.map((one) => fileHtml(facts, one)).join('<br>');
    return `${head}<tr><td>${html(line.mark)}</td><td>${html(line.title)}<br><small>${html(line.manufacturer)}</small></td><td>${html(line.status)}</td><td>${files}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${html(project.name)} - Submittal</title>
<style>${style}</style></head><body>
<section class="cover"><p class="kind">Submittal</p><h1>${html(project.name)}</h1>
<dl>${block.map(([label, value]) => `<div><dt>${html(label)}</dt><dd>${html(value)}</dd></div>`).join('')}</dl>
<p>${plan.lines.length} items, ${plan.files.length - missing} files${missing === 0 ? '' : `, <b>${missing} missing</b>`}. The register beside this page, Register.csv, lists each.</p>
<div class="stamp"><div>Reviewed by</div><div>Date</div><div>Action</div></div>
<p class="by">Made with ${html(by)}.</p></section>
<h2>Contents</h2><table><thead><tr><th scope="col">Mark</th><th scope="col">Item</th><th scope="col">Status</th><th scope="col">Files</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>
`;
}

function fileHtml(facts: SubmittalFacts, one: SubmittalFile): string {
  const result = resultOf(facts, one);
  if ('reason' in result)
    return `<b>Missing:</b> ${html(one.file.name)} <small>${html(result.reason)}</small>`;
  const href = one.path.split('/').map(encodeURIComponent).join('/');
  return `<a href="${html(href)}">${html(one.item.title)}, ${html(one.file.format)}</a>`;
}

function html(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const style = `
body{margin:2rem auto;max-width:52rem;padding:0 1rem;font:11pt/1.45 system-ui,sans-serif;color:#111;background:#fff}
h1{font-size:26pt;line-height:1.15;margin:.2em 0 1em}h2{font-size:14pt;margin:2em 0 .6em}
.kind{margin:0;letter-spacing:.12em;text-transform:uppercase;font-size:9pt}
dl{margin:0 0 2em;border-top:2px solid #111}dl div{display:grid;grid-template-columns:12rem 1fr;border-bottom:1px solid #bbb;padding:5px 0}
dt{color:#555}dd{margin:0}small{color:#555}a{color:inherit}
table{width:100%;border-collapse:collapse;font-size:9.5pt}th,td{text-align:left;vertical-align:top;padding:5px 8px 5px 0;border-bottom:1px solid #ccc}
thead th{border-bottom:2px solid #111;font-weight:400;color:#555}.s th{padding-top:14px;border-bottom-color:#111}td:first-child{white-space:nowrap}
.stamp{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;margin:3rem 0 1rem}.stamp div{border-top:1px solid #111;padding-top:4px;color:#555;font-size:9pt;margin-top:3rem}
.by{color:#555;font-size:9pt}
@media print{body{margin:0;max-width:none;padding:0}.cover{break-after:page}tr{break-inside:avoid}thead{display:table-header-group}@page{margin:18mm}}
`;
