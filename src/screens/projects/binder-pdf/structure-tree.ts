import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib';
import type { PDFContext, PDFObject, PDFPageLeaf } from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);

/** The structure tree of a submittal, which includes those of its documents. */
export class StructureTree {
  readonly #context: PDFContext;
  readonly #root: PDFDict;
  /** Keys and values of its parent tree. */
  readonly #parents: PDFObject[];
  #next: number;

  constructor(context: PDFContext, root: PDFDict) {
    this.#context = context;
    this.#root = root;
    this.#parents = numbersOf(context, root.lookup(name('ParentTree'))).flatMap(([key, value]) => [
      PDFNumber.of(key),
      value,
    ]);
    this.#next = root.lookup(name('ParentTreeNextKey'), PDFNumber).asNumber();
  }

  /** The documents' elements, in order. */
  parts(): PDFRef[] {
    const document = this.#root.lookup(name('K'), PDFDict);
    return document
      .lookup(name('K'), PDFArray)
      .asArray()
      .filter((kid) => kid instanceof PDFRef)
      .filter((kid) => this.#context.lookup(kid, PDFDict).get(name('S')) === name('Part'));
  }

  /**
   * Assigns new parent tree numbers to a page's marked content and annotations: from its own tags, or from the placeholder page
   * that it replaces.
   */
  takeParents(page: PDFPageLeaf, tags: PDFDict | null, sheet: PDFDict): void {
    const key = name('StructParents');
    if (tags === null) {
      page.set(key, sheet.get(key) ?? PDFNumber.of(0));
      return;
    }
    const known = new Map(numbersOf(this.#context, tags.lookup(name('ParentTree'))));
    this.#renumber(page, key, known);
    const annotations = page.lookup(name('Annots'));
    if (annotations instanceof PDFArray)
      for (const one of annotations.asArray()) {
        const annotation = this.#context.lookup(one);
        if (annotation instanceof PDFDict) this.#renumber(annotation, name('StructParent'), known);
      }
  }

  #renumber(holder: PDFDict, key: PDFName, known: ReadonlyMap<number, PDFObject>): void {
    const number = holder.lookup(key);
    const value = number instanceof PDFNumber ? known.get(number.asNumber()) : undefined;
    if (value === undefined) {
      holder.delete(key);
      return;
    }
    holder.set(key, PDFNumber.of(this.#next));
    this.#parents.push(PDFNumber.of(this.#next), value);
    this.#next += 1;
  }

  /** Moves a document's elements under one of ours. */
  graft(part: PDFRef, tags: PDFDict): void {
    const kids = tags.lookup(name('K'));
    const all = kids instanceof PDFArray ? kids.asArray() : [tags.get(name('K'))];
    const refs = all
      .filter((kid) => kid !== undefined)
      .map((kid) => (kid instanceof PDFRef ? kid : this.#context.register(kid)));
    for (const ref of refs) {
      const element = this.#context.lookup(ref);
      if (element instanceof PDFDict) element.set(name('P'), part);
    }
    this.#context.lookup(part, PDFDict).set(name('K'), this.#context.obj(refs));
    for (const map of ['RoleMap', 'ClassMap']) this.#merge(name(map), tags);
  }

  /** If several documents use a name, the first one's definition wins. */
  #merge(key: PDFName, tags: PDFDict): void {
    const more = tags.lookup(key);
    if (!(more instanceof PDFDict)) return;
    const own = this.#root.lookup(key);
    const whole = own instanceof PDFDict ? own : this.#context.obj({});
    for (const [role, meaning] of more.entries()) if (!whole.has(role)) whole.set(role, meaning);
    this.#root.set(key, whole);
  }

  finish(): void {
    this.#root.set(name('ParentTree'), this.#context.obj({ Nums: this.#parents }));
    this.#root.set(name('ParentTreeNextKey'), PDFNumber.of(this.#next));
  }
}

/** The entries of a number tree, at any depth. */
function numbersOf(context: PDFContext, tree: PDFObject | undefined, depth = 0): [number, PDFObject][] {
  if (!(tree instanceof PDFDict) || depth > 20) return [];
  const kids = tree.lookup(name('Kids'));
  const below =
    kids instanceof PDFArray
      ? kids.asArray().flatMap((kid) => numbersOf(context, context.lookup(kid), depth + 1))
      : [];
  const numbers = tree.lookup(name('Nums'));
  if (!(numbers instanceof PDFArray)) return below;
  const all = numbers.asArray();
  const own = all.flatMap((key, at): [number, PDFObject][] => {
    const value = all[at + 1];
    return at % 2 === 0 && key instanceof PDFNumber && value !== undefined ? [[key.asNumber(), value]] : [];
  });
  return [...below, ...own];
}
