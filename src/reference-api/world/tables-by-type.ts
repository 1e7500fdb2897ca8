import type { Content } from '#src/contracts/content.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';

const NONE: readonly Content[] = [];

/**
 * All content by type and id, and by manufacturer, product, section, and division. Lists are sorted by id within a
 * type, and types as in `contentTypes`.
 */
export class TablesByType {
  readonly #byId = new Map<ContentType, Map<number, Content>>(contentTypes.map((type) => [type, new Map()]));
  readonly #apart = new Map<string, Content>();
  readonly #lists = new Map<string, Content[]>();

  add(item: Content): void {
    this.#byId.get(item.content_type)?.set(item.id, item);
    this.#list(item, `all/${item.content_type}`);
    this.#list(item, `company/${item.coid}`);
    this.#list(item, `company/${item.coid}/${item.content_type}`);
    for (const product of item.productIds) this.#list(item, `product/${product}`);
    for (const division of divisionsOf(item)) this.#list(item, `division/${division}/${item.content_type}`);
    for (const number of sectionsOf(item)) this.#list(item, `section/${number}/${item.content_type}`);
  }

  /** Adds a record that only tests need: it is found by its id, its manufacturer, and its products, and is in no other list. */
  addApart(item: Content): void {
    this.#apart.set(`${item.content_type}/${item.id}`, item);
    this.#list(item, `company/${item.coid}`);
    this.#list(item, `company/${item.coid}/${item.content_type}`);
    for (const product of item.productIds) this.#list(item, `product/${product}`);
  }

  nextId(type: ContentType): number {
    return (this.#byId.get(type)?.size ?? 0) + 1;
  }

  find<T extends ContentType>(type: T, id: number): Extract<Content, { content_type: T }> | null {
    const item = this.#byId.get(type)?.get(id) ?? this.#apart.get(`${type}/${id}`);
    return item && isOf(item, type) ? item : null;
  }

  all<T extends ContentType>(type: T): Extract<Content, { content_type: T }>[] {
    return this.#of(type, `all/${type}`);
  }

  ofCompany<T extends ContentType>(coid: number, type: T): Extract<Content, { content_type: T }>[] {
    return this.#of(type, `company/${coid}/${type}`);
  }

  /** All content of a manufacturer. */
  everythingOf(coid: number): readonly Content[] {
    return this.#lists.get(`company/${coid}`) ?? NONE;
  }

  /** Including the product itself. */
  ofProduct(product: number): readonly Content[] {
    return this.#lists.get(`product/${product}`) ?? NONE;
  }

  inDivision<T extends ContentType>(division: string, type: T): Extract<Content, { content_type: T }>[] {
    return this.#of(type, `division/${division}/${type}`);
  }

  inSection<T extends ContentType>(number: string, type: T): Extract<Content, { content_type: T }>[] {
    return this.#of(type, `section/${number}/${type}`);
  }

  #of<T extends ContentType>(type: T, key: string): Extract<Content, { content_type: T }>[] {
    return (this.#lists.get(key) ?? NONE).filter((item) => isOf(item, type));
  }

  #list(item: Content, key: string): void {
    const list = this.#lists.get(key);
    if (list) list.push(item);
    else this.#lists.set(key, [item]);
  }
}

export const sectionsOf = (item: Content): string[] => item.csi.map(({ number }) => number);

/**
 * The divisions of an item, each once; an item with sections in two divisions is in both. Skips sections that are no product's
 * first section: they have no page, so the division would count items that none of its pages lists.
 */
export function divisionsOf({ csi }: Content): string[] {
  const listed = csi.filter(({ number }, index) => index === 0 || findSection(number) !== null);
  return [...new Set(listed.map(({ number }) => number.slice(0, 2)))];
}

function isOf<T extends ContentType>(item: Content, type: T): item is Extract<Content, { content_type: T }> {
  return item.content_type === type;
}
