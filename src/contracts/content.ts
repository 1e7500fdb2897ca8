import * as v from 'valibot';
import { common, listedProduct, product } from '#src/contracts/product-record.ts';
import { recording } from '#src/contracts/recording.ts';
import { coid, contentType, count, id, isoDate } from '#src/contracts/shapes.ts';

export type Product = v.InferOutput<typeof product>;
export type ListedProduct = v.InferOutput<typeof listedProduct>;

/** A measured property of a product. */
export type Attribute = Product['attributes'][number];

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
  ifcClass: v.string(),
  /** Size of the IFC file in kB (1,000 bytes), to the byte: lists and downloads must show the same. */
  sizeKb: v.pipe(v.number(), v.minValue(0)),
  /** Of the first type in the GLB file. */
  triangles: count,
  types: count,
  /** Property sets in the IFC file: `Pset_DoorCommon`. */
  propertySets: v.array(v.string()),
  parameters: v.array(
    v.object({ name: v.string(), value: v.union([v.string(), v.number()]), unit: v.nullable(v.string()) }),
  ),
});
export type Bim = v.InferOutput<typeof bim>;

/** Lists have only the number of parameters. */
const listedBim = v.object({ ...bim.entries, parameters: v.array(v.object({})) });
export type ListedBim = v.InferOutput<typeof listedBim>;

export const spec = v.object({
  ...common,
  content_type: v.literal('spec'),
  filename: v.string(),
  edition: v.string(),
  revised: isoDate,
  pages: count,
  lines: count,
  /** The SpecWizard for this section, or null. */
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
  /** Null if the library doesn't host the video. */
  recording: v.optional(v.nullable(recording), null),
  /** The video's address on another site. */
  watchUrl: v.optional(v.nullable(v.string()), null),
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
  recording: v.optional(v.nullable(recording), null),
});
export type Webinar = v.InferOutput<typeof webinar>;

/** A notice to show with a document, as printed in its footer: `Sample document, fictional`. */
const notice = v.optional(v.string());

/** A result of a life-cycle assessment, per indicator and stage. */
export const impact = v.object({
  stage: v.string(),
  indicator: v.string(),
  name: v.string(),
  value: v.number(),
  unit: v.string(),
});
export type Impact = v.InferOutput<typeof impact>;

const listedEpd = v.object({
  ...common,
  content_type: v.literal('epd'),
  notice,
  declarationNumber: v.string(),
  operator: v.string(),
  /** Who declares, if not the manufacturer: the association of an industry average. */
  holder: v.optional(v.string()),
  epdType: v.string(),
  pcr: v.string(),
  standard: v.string(),
  declaredUnit: v.string(),
  massKg: v.number(),
  /** Global warming potential of stages A1–A3, in kg CO₂e per declared unit. */
  gwp: v.number(),
  verifier: v.string(),
  validFrom: isoDate,
  validUntil: isoDate,
});
export type ListedEpd = v.InferOutput<typeof listedEpd>;
export const epd = v.object({ ...listedEpd.entries, impacts: v.array(impact) });
export type Epd = v.InferOutput<typeof epd>;

const listedHpd = v.object({
  ...common,
  content_type: v.literal('hpd'),
  notice,
  hpdId: v.string(),
  version: v.string(),
  thresholdPpm: count,
  method: v.string(),
  disclosedPercent: v.number(),
  lt1Count: count,
  vocEmissions: v.nullable(v.string()),
  publishedAt: isoDate,
  validUntil: isoDate,
});
export type ListedHpd = v.InferOutput<typeof listedHpd>;
export const hpd = v.object({
  ...listedHpd.entries,
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
});
export type Hpd = v.InferOutput<typeof hpd>;

export const certificate = v.object({
  ...common,
  content_type: v.literal('certificate'),
  notice,
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

const fullInLists = [cad, spec, sw, video, catalog, datasheet, webinar, certificate] as const;

export const content = v.variant('content_type', [product, bim, ...fullInLists, epd, hpd]);
export type Content = v.InferOutput<typeof content>;

/** An item in a list: everything except long texts and tables. A full item also satisfies this type. */
export const listedContent = v.variant('content_type', [
  listedProduct,
  listedBim,
  ...fullInLists,
  listedEpd,
  listedHpd,
]);
export type ListedContent = v.InferOutput<typeof listedContent>;

/** The fields needed to link to an item. */
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
