import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { line } from '#src/contracts/forms/typed.ts';
import { count, id, isoDate } from '#src/contracts/shapes.ts';

/** SHA-256, as 64 hexadecimal digits. */
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A file that was issued. The file itself stays with the person; its hash tells whether a copy is the same. */
const issuedFile = v.object({ name: line, bytes: count, sha256 });
export type IssuedFile = v.InferOutput<typeof issuedFile>;

/** A section as issued. `maker` is empty for one that was written in the outline. */
const issuedSection = v.object({ number: line, title: line, maker: line });
export type IssuedSection = v.InferOutput<typeof issuedSection>;

const facts = {
  /** `seq` of its design project. */
  project: id,
  /** 1 for a project's first issue, then 2, and so on. */
  number: id,
  /** What it was issued for: `Bid set`. */
  name: line,
  sections: v.pipe(v.array(issuedSection), v.minLength(1), v.maxLength(500)),
  /** Empty where only the text of an issue is on record. */
  files: v.pipe(v.array(issuedFile), v.maxLength(10)),
};

/** The issued text, packed by the site (`domain/manual-issues`), which the API keeps as it is. */
const content = v.pipe(v.string(), v.maxLength(6_000_000), v.base64());

const manualIssueBrief = v.object({ seq: id, ...facts, issued_at: isoDate });
export type ManualIssueBrief = v.InferOutput<typeof manualIssueBrief>;

export const manualIssue = v.object({ ...manualIssueBrief.entries, content });
export type ManualIssue = v.InferOutput<typeof manualIssue>;

/** Issues of a project's manual, the first one first, without their texts. Ours: an API without it answers 404 or 405. */
export const manualIssuesByProject = defineCall(
  'manualIssues.byProject',
  'GET /api/manual-issues/by-project/:id',
  { answer: v.array(manualIssueBrief) },
);

/** An issue of a project manual with its text. */
export const manualIssuesGet = defineCall('manualIssues.get', 'GET /api/manual-issues/:id', {
  answer: manualIssue,
});

/**
 * Keeps an issue, dated by the API. No call changes or deletes one. 409 if `number` is not the next: someone else issued the manual
 * meanwhile.
 */
export const manualIssuesCreate = defineCall('manualIssues.create', 'POST /api/manual-issues', {
  body: v.object({ ...facts, files: v.pipe(facts.files, v.minLength(1)), content }),
  largestBody: 7_000_000,
  answer: manualIssueBrief,
});
