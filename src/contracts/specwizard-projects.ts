import * as v from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';
import { id, isoDate } from '#src/contracts/shapes.ts';

/** A SpecWizard's state that a person saved: which lines of which section are chosen. */
export const specwizardProject = v.object({
  seq: id,
  name: v.string(),
  filename: v.string(),
  /** The manufacturer whose SpecWizard it is. */
  company: v.string(),
  section: v.object({ number: v.string(), title: v.string() }),
  updated_at: isoDate,
  /** Ids of the chosen lines. */
  specs: v.array(v.string()),
});
export type SpecwizardProject = v.InferOutput<typeof specwizardProject>;

export const specwizardProjectMe = defineCall({
  id: 'specwizardProject.me',
  method: 'GET',
  path: '/api/specwizard-project/me',
  answer: v.array(specwizardProject),
});
