import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import * as contract from '#src/contracts/companies.ts';
import type { Client, Company, CompanyBrief } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import type { CountedSection } from '#src/contracts/csi.ts';
import { csisecsManufacturerCsis } from '#src/contracts/csi.ts';
import { productsCompetitors, productsSimilar, productsSimilarQuery } from '#src/contracts/products.ts';
import { clientProjectHasProjects } from '#src/contracts/projects.ts';
import { later } from '#src/lib/later.ts';

/** How long a profile waits for what its record says too. */
const graceMs = 400;

/**
 * A manufacturer's record with its links, news and projects from three small calls. One that fails, or takes much
 * longer than the record, leaves what the record says.
 */
export async function getCompany(coid: number, signal: AbortSignal): Promise<Result<Company>> {
  const options = { params: { coid }, signal };
  const record = call(contract.manufacturersEs, options);
  const late = record.then(() => later(graceMs, null));
  const [{ data, error }, urls, news, projects] = await Promise.all([
    record,
    Promise.race([call(contract.manufacturersUrls, options), late]),
    Promise.race([call(contract.newsHasNews, options), late]),
    Promise.race([call(clientProjectHasProjects, options), late]),
  ]);
  if (error) return { error };
  return {
    data: { ...data, ...(urls?.data && { urls: urls.data }), ...news?.data, ...projects?.data },
  };
}

/** A manufacturer's record alone, for the pages below its profile. */
export function getCompanyRecord(coid: number, signal: AbortSignal): Promise<Result<Company>> {
  return call(contract.manufacturersEs, { params: { coid }, signal });
}

/** The manufacturer of an abbreviation. */
export function getCompanyByAbbreviation(
  abbrev: string,
  signal: AbortSignal,
): Promise<Result<Company>> {
  return call(contract.manufacturersEsWebabrv, { params: { abbrev }, signal });
}

export type Variations = AnswerOf<typeof contract.manufacturersSlugVariations>;

/** An item and the others that show the same with other sizes or conditions. */
export function listVariations(
  coid: number,
  contentType: ContentType,
  contentId: number,
  signal: AbortSignal,
): Promise<Result<Variations>> {
  return call(contract.manufacturersSlugVariations, {
    params: { coid, contentType, contentId },
    query: {},
    signal,
  });
}

/** A manufacturer's SpecWizards, of its media. Other types have none there, and are not asked for. */
export function listCompanyMedia(
  coid: number,
  contentType: ContentType,
  signal: AbortSignal,
): Promise<Result<Content[]>> {
  if (contentType !== 'sw') return Promise.resolve({ data: [] });
  return call(contract.multimediaSpecwizards, { params: { coid }, signal });
}

/** All content of one type that a manufacturer has; for products, with the product tree. */
export function listCompanyContent(
  coid: number,
  contentType: ContentType,
  signal: AbortSignal,
): Promise<Result<AnswerOf<typeof contract.manufacturersSlug>>> {
  return call(contract.manufacturersSlug, { params: { coid, contentType }, query: {}, signal });
}

export type ContentPage = AnswerOf<typeof contract.manufacturersSlugContent>;

/** One item of content with its manufacturer, siblings and products. */
export function getCompanyContent(
  coid: number,
  contentType: ContentType,
  contentId: number,
  signal: AbortSignal,
): Promise<Result<ContentPage>> {
  return call(contract.manufacturersSlugContent, {
    params: { coid, contentType, contentId },
    query: {},
    signal,
  });
}

/** The manufacturer's own HTML: show it through `<SafeHtml>` only. */
export function getCustomHtml(coid: number, signal: AbortSignal): Promise<Result<string>> {
  return call(contract.customhtmlByCoid, { params: { coid }, signal });
}

/** With the person to call; null where the manufacturer is not a client. */
export function getClient(coid: number, signal: AbortSignal): Promise<Result<Client | null>> {
  return call(contract.clientsByCoid, { params: { coid }, signal });
}

/** The sections that a manufacturer has something in, with how much. */
export function listCompanySections(coid: number, signal: AbortSignal): Promise<Result<CountedSection[]>> {
  return call(csisecsManufacturerCsis, { params: { coid }, signal });
}

export function listCompetitors(coid: number, signal: AbortSignal): Promise<Result<CompanyBrief[]>> {
  return call(productsCompetitors, { params: { coid }, signal });
}

export function listSimilarCompanies(coid: number, signal: AbortSignal): Promise<Result<CompanyBrief[]>> {
  return call(productsSimilar, { params: { coid }, signal });
}

/** The words that find what this manufacturer makes; null where it makes nothing. */
export function getSimilarTerms(coid: number, signal: AbortSignal): Promise<Result<string | null>> {
  return call(productsSimilarQuery, { params: { coid }, signal });
}
