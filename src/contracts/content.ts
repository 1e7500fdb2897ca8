import * as v from 'valibot';

import { contentType, countsByType } from '#src/contracts/content-types.ts';
import { coid, count, csiSection, file, id, isoDate } from '#src/contracts/shapes.ts';

/** What every item of content has, whatever its type. */
const common = {
  id,
  title: v.string(),
  coid,
  company: v.string(),
  companySlug: v.string(),
  webabrv: v.string(),
  /** The principal section first. */
  csi: v.array(csiSection),
  /** The products it belongs to; for a product, itself. */
  productIds: v.array(id),
  summary: v.string(),
  created_at: isoDate,
  updated_at: isoDate,
  files: v.array(file),
  /** A line drawing (SVG) that stands for the item; null where there is none. */
  picture: v.nullable(v.string()),
};

/** One measured property of a product: `{ label: 'Thermal resistance', value: 30, unit: 'ft²·°F·h/Btu', standard: 'ASTM C518' }`. */
export const attribute = v.object({
  key: v.string(),
  label: v.string(),
  symbol: v.string(),
  value: v.union([v.number(), v.string()]),
  unit: v.nullable(v.string()),
  /** The same in SI, where the unit converts. */
  si: v.nullable(v.object({ value: v.number(), unit: v.string() })),
  standard: v.nullable(v.string()),
  better: v.nullable(v.picklist(['higher', 'lower'])),
});
export type Attribute = v.InferOutput<typeof attribute>;

export const product = v.object({
  ...common,
  content_type: v.literal('product'),
  tradename: v.string(),
  /** What kind of product it is, singular. */
  noun: v.string(),
  model: v.string(),
  description: v.string(),
  materials: v.string(),
  uses: v.array(v.string()),
  limitations: v.array(v.string()),
  standards: v.array(v.string()),
  attributes: v.array(attribute),
  buildingTypes: v.array(v.string()),
  counts: countsByType,
  /** Names of certification programs under which it is certified now. */
  certifications: v.array(v.string()),
  declarations: v.array(v.picklist(['EPD', 'HPD'])),
  /** Set when it is no longer made. */
  discontinued: v.nullable(
    v.object({ since: isoDate, replacedBy: v.nullable(v.object({ id, title: v.string() })) }),
  ),
});
export type Product = v.InferOutput<typeof product>;

export const cad = v.object({
  ...common,
  content_type: v.literal('cad'),
  detailNumber: v.string(),
  assembly: v.string(),
  condition: v.string(),
  view: v.string(),
  scale: v.string(),
  variations: count,
});
export type Cad = v.InferOutput<typeof cad>;

export const bim = v.object({
  ...common,
  content_type: v.literal('bim'),
  familyName: v.string(),
  category: v.string(),
  host: v.string(),
  lod: count,
  /** The oldest Revit that opens it; null for families without an RFA. */
  revitYear: v.nullable(count),
  ifcClass: v.string(),
  sizeKb: count,
  types: count,
  parameters: v.array(
    v.object({ name: v.string(), value: v.union([v.string(), v.number()]), unit: v.nullable(v.string()) }),
  ),
  importedGeometry: v.boolean(),
  tested: v.nullable(isoDate),
});
export type Bim = v.InferOutput<typeof bim>;

export const spec = v.object({
  ...common,
  content_type: v.literal('spec'),
  filename: v.string(),
  edition: v.string(),
  revised: isoDate,
  pages: count,
  lines: count,
  /** The SpecWizard that writes this section, if there is one. */
  specWizard: v.nullable(v.string()),
});
export type Spec = v.InferOutput<typeof spec>;

export const sw = v.object({
  ...common,
  content_type: v.literal('sw'),
  filename: v.string(),
  lines: count,
  decisions: count,
  minutes: count,
  specId: v.nullable(id),
});
export type Sw = v.InferOutput<typeof sw>;

export const video = v.object({
  ...common,
  content_type: v.literal('video'),
  seconds: count,
  captions: v.boolean(),
  credits: v.nullable(v.number()),
});
export type Video = v.InferOutput<typeof video>;

export const catalog = v.object({
  ...common,
  content_type: v.literal('catalog'),
  pages: count,
  catalogFilename: v.string(),
});
export type Catalog = v.InferOutput<typeof catalog>;

export const datasheet = v.object({ ...common, content_type: v.literal('datasheet'), pages: count });
export type Datasheet = v.InferOutput<typeof datasheet>;

export const webinar = v.object({
  ...common,
  content_type: v.literal('webinar'),
  seconds: count,
  captions: v.boolean(),
  credits: v.nullable(v.number()),
  creditKind: v.nullable(v.string()),
  provider: v.string(),
  startsAt: isoDate,
});
export type Webinar = v.InferOutput<typeof webinar>;

/** One result of a life-cycle assessment: indicator × stage. */
export const impact = v.object({
  stage: v.string(),
  indicator: v.string(),
  name: v.string(),
  value: v.number(),
  unit: v.string(),
});
export type Impact = v.InferOutput<typeof impact>;

export const epd = v.object({
  ...common,
  content_type: v.literal('epd'),
  declarationNumber: v.string(),
  operator: v.string(),
  epdType: v.string(),
  pcr: v.string(),
  standard: v.string(),
  declaredUnit: v.string(),
  massKg: v.number(),
  /** Global warming potential of stages A1–A3, kg CO₂e per declared unit. */
  gwp: v.number(),
  impacts: v.array(impact),
  verifier: v.string(),
  validFrom: isoDate,
  validUntil: isoDate,
});
export type Epd = v.InferOutput<typeof epd>;

export const hpd = v.object({
  ...common,
  content_type: v.literal('hpd'),
  hpdId: v.string(),
  version: v.string(),
  thresholdPpm: count,
  method: v.string(),
  disclosedPercent: v.number(),
  contents: v.array(
    v.object({
      substance: v.string(),
      cas: v.string(),
      role: v.string(),
      shareFrom: v.number(),
      shareTo: v.number(),
      screening: v.string(),
    }),
  ),
  lt1Count: count,
  vocEmissions: v.nullable(v.string()),
  publishedAt: isoDate,
  validUntil: isoDate,
});
export type Hpd = v.InferOutput<typeof hpd>;

export const certificate = v.object({
  ...common,
  content_type: v.literal('certificate'),
  program: v.string(),
  number: v.string(),
  issuer: v.string(),
  level: v.nullable(v.string()),
  scope: v.string(),
  issued: isoDate,
  validUntil: v.nullable(isoDate),
  verifyUrl: v.nullable(v.string()),
});
export type Certificate = v.InferOutput<typeof certificate>;

/** Any item of content, told apart by `content_type`. */
export const content = v.variant('content_type', [
  product,
  cad,
  bim,
  spec,
  sw,
  video,
  catalog,
  datasheet,
  webinar,
  epd,
  hpd,
  certificate,
]);
export type Content = v.InferOutput<typeof content>;

/** What a link to an item needs, and no more. */
export const contentBrief = v.object({
  id,
  content_type: contentType,
  title: v.string(),
  coid,
  company: v.string(),
  companySlug: v.string(),
  picture: v.nullable(v.string()),
});
export type ContentBrief = v.InferOutput<typeof contentBrief>;
