import * as v from 'valibot';
import { contentBrief } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { discontinued } from '#src/contracts/product-record.ts';
import { resource } from '#src/contracts/resource.ts';
import { coid, csiSection, id, isoDate } from '#src/contracts/shapes.ts';

/** A building that used a manufacturer's products. */
export const project = v.object({
  id,
  coid,
  company: v.string(),
  companySlug: v.string(),
  name: v.string(),
  type: v.string(),
  city: v.string(),
  state: v.string(),
  architect: v.string(),
  areaSquareFeet: v.nullable(v.number()),
  completed: isoDate,
  summary: v.string(),
  story: v.string(),
  divisions: v.array(v.string()),
  /** Sections of the products used. */
  sections: v.array(csiSection),
  products: v.array(v.object({ ...contentBrief.entries, discontinued })),
  picture: v.nullable(v.string()),
});
export type Project = v.InferOutput<typeof project>;

/** Projects as a generic resource. */
export const clientProject = resource('client-project', project);

const projects = v.array(project);

/** Buildings that used a manufacturer's products, latest first. */
export const clientProjectByCoid = defineCall(
  'clientProject.byCoid',
  'GET /api/client-project/by-coid/:coid',
  { answer: projects },
);
/** Projects with products in a division, by manufacturers with a full profile, latest first. */
export const clientProjectByDivision = defineCall(
  'clientProject.byDivision',
  'GET /api/client-project/by-division/:division',
  { query: v.object({ isAClient: v.optional(v.literal('true')) }), answer: projects },
);
/** Projects with products in a section, latest first. */
export const clientProjectBySection = defineCall(
  'clientProject.bySection',
  'GET /api/client-project/by-section/:section',
  { answer: projects },
);
/** A dozen of the latest projects. */
export const clientProjectRecent = defineCall('clientProject.recent', 'GET /api/client-project/recent', {
  answer: projects,
});
/** Whether a manufacturer has buildings to show. */
export const clientProjectHasProjects = defineCall(
  'clientProject.hasProjects',
  'GET /api/client-project/has-projects/:coid',
  { answer: v.object({ hasProjects: v.boolean() }) },
);
