import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { Certificate, Datasheet, Webinar } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import * as contract from '#src/contracts/products.ts';
import type { Photo, ProductPage } from '#src/contracts/products.ts';

/** One product with its content of one type, and what its manufacturer makes beside it. */
export function getProductContent(
  id: number,
  type: ContentType,
  signal: AbortSignal,
): Promise<Result<ProductPage>> {
  return call(contract.searchProduct, { params: { id }, query: { content_type: type }, signal });
}

/** One product with its content, its manufacturer's product tree, related and competing products. */
export function getProduct(id: number, signal: AbortSignal): Promise<Result<ProductPage>> {
  return call(contract.searchProduct, { params: { id }, query: { tree: 'true' }, signal });
}

/** One product with its content, without its manufacturer's tree. */
export function getProductRecord(id: number, signal: AbortSignal): Promise<Result<ProductPage>> {
  return call(contract.searchProduct, { params: { id }, query: {}, signal });
}

export function listProductCertificates(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Result<Certificate[]>> {
  return call(contract.certificateByProductIds, { params: { ids: ids.join(',') }, signal });
}

export function listProductDatasheets(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Result<Datasheet[]>> {
  return call(contract.datasheetByProductIds, { params: { ids: ids.join(',') }, signal });
}

export function listProductWebinars(ids: readonly number[], signal: AbortSignal): Promise<Result<Webinar[]>> {
  return call(contract.webinarByProductIds, { params: { ids: ids.join(',') }, signal });
}

export function listProductPhotos(id: number, signal: AbortSignal): Promise<Result<Photo[]>> {
  return call(contract.clientProductPhotoByProductId, { params: { id }, signal });
}
