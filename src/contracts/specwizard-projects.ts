import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { line } from '#src/contracts/forms/typed.ts';
import { projectSharing } from '#src/contracts/project-people.ts';
import { accepted, id, isoDate, version } from '#src/contracts/shapes.ts';

/** A merged section's name contains up to three source file names: at most 312 characters. */
const filename = v.pipe(v.string(), v.regex(/^[\w.-]{1,312}$/));
/** `northfold-075423:17`: a line by its section's file name and its id. */
const chosenLine = v.pipe(v.string(), v.regex(/^[\w.-]{1,312}:\d{1,6}$/));
const chosenLines = v.pipe(v.array(chosenLine), v.maxLength(30_000));
const filenames = v.pipe(v.array(filename), v.maxLength(200));

/** Sections with the lines that a person chose in SpecWizard and saved. */
export const specwizardProject = v.object({
  seq: id,
  name: v.string(),
  /** `seq` of its design project. */
  project: v.nullable(id),
  /** File names of its sections; `section` and `company` describe each one in the same order. */
  filename: v.array(v.string()),
  section: v.array(v.object({ number: v.string(), title: v.string() })),
  company: v.array(v.string()),
  updated_at: isoDate,
  /** Chosen lines of all sections, `${filename}:${line}`. */
  specs: v.array(v.string()),
  /** What the person may do with it, if it belongs to a design project that someone else shares with them. */
  right: v.optional(projectSharing.entries.right),
});
export type SpecwizardProject = v.InferOutput<typeof specwizardProject>;

/** The body of a save; `seq` is in the path. */
export const specwizardProjectFields = v.object({
  name: line,
  project: v.optional(v.nullable(id), null),
  filename: filenames,
  /** If omitted, the chosen lines stay unchanged. */
  specs: v.optional(chosenLines),
  updated_at: version,
});
export type SpecwizardProjectFields = v.InferInput<typeof specwizardProjectFields>;

/** The person's SpecWizard projects and those in design projects that are shared with them, latest change first. */
export const specwizardProjectMe = defineCall('specwizardProject.me', 'GET /api/specwizard-project/me', {
  answer: v.array(specwizardProject),
});

/** 404 for both a missing project and another user's. */
export const specwizardProjectGet = defineCall('specwizardProject.get', 'GET /api/specwizard-project/:id', {
  answer: specwizardProject,
});

/** Only the chosen lines. */
export const specwizardProjectSpecs = defineCall(
  'specwizardProject.specs',
  'GET /api/specwizard-project/:id/specs',
  { answer: v.array(v.string()) },
);

/** Adds a SpecWizard project. */
export const specwizardProjectCreate = defineCall(
  'specwizardProject.create',
  'POST /api/specwizard-project',
  { body: specwizardProjectFields, largestBody: 1_000_000, answer: specwizardProject },
);

/** Saves name, design project, and sections; 409 if the record has changed since `updated_at`. */
export const specwizardProjectUpdate = defineCall(
  'specwizardProject.update',
  'PUT /api/specwizard-project/:id',
  { body: specwizardProjectFields, largestBody: 1_000_000, answer: specwizardProject },
);

/** Deletes a SpecWizard project with its chosen lines. */
export const specwizardProjectDelete = defineCall(
  'specwizardProject.delete',
  'DELETE /api/specwizard-project/:id',
  { answer: accepted },
);

/** Saves the chosen lines of all sections at once. A new file name is added to the project's list. */
export const specwizardProjectSaveSpecs = defineCall(
  'specwizardProject.saveSpecs',
  'POST /api/specwizard-project/:id/specs',
  {
    body: v.object({ specs: chosenLines, updated_at: version }),
    largestBody: 1_000_000,
    answer: specwizardProject,
  },
);
