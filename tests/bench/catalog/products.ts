/** A product of the plain catalog: made up, of the size of one of ours. */
export interface Product {
  id: number;
  name: string;
  maker: string;
  section: string;
  summary: string;
  color: string;
  values: readonly (readonly [name: string, value: string])[];
  files: readonly string[];
}

export interface ProductList {
  total: number;
  products: readonly Product[];
  facets: readonly { name: string; values: readonly { name: string; count: number }[] }[];
}

const colors = ['White', 'Tan', 'Gray', 'Black', 'Red', 'Green', 'Blue', 'Bronze'];
const of = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const products: readonly Product[] = of(96, (at) => ({
  id: at + 1,
  name: `Roof Membrane ${at + 1}`,
  maker: `Manufacturer ${(at % 12) + 1}`,
  section: '07 54 23 Thermoplastic Polyolefin Roofing',
  summary:
    'Sheet of thermoplastic polyolefin, reinforced with a polyester scrim, for roofs that are adhered or fastened.',
  color: colors[at % colors.length] ?? '',
  values: of(24, (value) => [`Property ${value + 1}`, `${(at + 1) * (value + 3)} psi`]),
  files: of(12, (file) => `Product ${at + 1}, sheet ${file + 1}.pdf`),
}));

/** The first 24 of all products, or of those of a color, with eight facets of eight values. */
export function catalogList(color: string | null): ProductList {
  const found = products.filter((product) => color === null || product.color === color);
  return {
    total: found.length,
    products: found.slice(0, color === null ? 24 : 12),
    facets: of(8, (facet) => ({
      name: facet === 0 ? 'Color' : `Property ${facet}`,
      values: colors.map((name, at) => ({ name, count: found.length - at })),
    })),
  };
}

export function catalogProduct(id: number): Product | null {
  return products[id - 1] ?? null;
}
