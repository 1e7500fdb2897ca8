/** An address of the former site, where the host sends it, and the path that the visitor reads in the end. */
export interface FormerAddress {
  old: string;
  edge: string;
  shown: string;
}

const asSent = (old: string, edge: string, shown = edge): FormerAddress => ({ old, edge, shown });

const single: readonly FormerAddress[] = [
  asSent('/index04.shtml', '/'),
  asSent('/index.shtml', '/'),
  asSent('/index95.shtml', '/?mf=95'),
  asSent('/about.shtml', '/about'),
  asSent('/about.shtml?from=mail', '/about?from=mail'),
  asSent('/advertis.shtml', '/advertise'),
  asSent('/content', '/content-type/product'),
  asSent('/content?mf=95', '/content-type/product?mf=95'),
  asSent('/green/clients/northfold.shtml', '/green-building'),
  asSent('/green/clients/07/roofs.shtml', '/green-building'),
  asSent('/products/building_products_categories.shtml', '', '/products/building_products_categories.shtml'),
  asSent('/arcatcos/cos0431/arc31250.html', '/company/31250.html'),
  asSent('/arcatcos/cosmf31/arc31250.html', '/company/31250.html'),
  asSent('/arcatcos/cos0431/31250.html', '/company/31250.html'),
  asSent('/arcatcos/cos9531/arc31250.html', '/company/31250.html'),
  asSent('/arcatcos/cos0460/arc60733.html', '/company/60733.html'),
  asSent('/arcatcos/cos0431/arc31250.html?from=mail', '/company/31250.html?from=mail'),
  asSent('/arcatcos/cos0431/', '/manufacturers/a'),
  asSent('/arcatcos', '/manufacturers/a'),
];

const folders = [
  ['sd', 'spec'],
  ['bim', 'bim'],
  ['details', 'cad'],
  ['catalogs', 'catalog'],
  ['videos', 'video'],
  ['divs', 'product'],
  ['specwizard', 'sw'],
] as const;

/** File names that begin with a number, and the path below the type that they lead to. */
const files = [
  ['07540.shtml', '07/075423'],
  ['075423.shtml', '07/075423'],
  ['07-54-23.html', '07/075423'],
  ['07.shtml', '07'],
  ['div08.shtml', '08'],
  ['08710.shtml', '08/087100'],
  ['15410.shtml', '22/224200'],
  ['07410.shtml', '07/07410'],
  ['15000.shtml', '15/15000'],
  ['07999.shtml', '07/07000'],
  ['079999.shtml', '07'],
  ['index.shtml', ''],
] as const;

/** The list that a folder has become. */
const listOf = (type: string): string => (type === 'sw' ? '/specwizard' : `/content-type/${type}`);

const below = (type: string, path: string): string =>
  path === '' ? listOf(type) : `/content-type/${type}/${path}`;

const numbered = folders.flatMap(([folder, type]) =>
  files.map(([file, path], index) =>
    asSent(
      // Alternately in the folder itself and in one of its division.
      index % 2 === 0 ? `/${folder}/${file}` : `/${folder}/${file.slice(0, 2)}/${file}`,
      `/content-type/${type}/section/${file}`,
      below(type, path),
    ),
  ),
);

const whole = folders.flatMap(([folder, type]) => [
  ...(type === 'sw' ? [] : [asSent(`/${folder}`, listOf(type)), asSent(`/${folder}/`, listOf(type))]),
  asSent(`/${folder}/a/b/c.shtml`, listOf(type)),
  asSent(`/${folder}/a/b/c.shtml?from=mail`, `${listOf(type)}?from=mail`),
]);

/** The tree of 1995, where two digits are a division of that edition. */
const former = (
  [
    ['07540.shtml', '/07/075423'],
    ['16510.shtml', '/26/265100'],
    ['02.shtml', '/02/02000'],
    ['div15.shtml', '/15/15000'],
    ['16000.shtml', '/16/16000'],
    ['index.shtml', ''],
  ] as const
).flatMap(([file, path]) =>
  [`/divs95/${file}`, `/divs95/x/${file}`].map((old) =>
    asSent(old, `/content-type/product/section/${file}?mf=95`, `/content-type/product${path}?mf=95`),
  ),
);

export const formerAddresses: readonly FormerAddress[] = [
  ...single,
  ...numbered,
  ...whole,
  asSent('/divs95', '/content-type/product?mf=95'),
  asSent('/divs95/a/b/c.shtml', '/content-type/product?mf=95'),
  ...former,
];
