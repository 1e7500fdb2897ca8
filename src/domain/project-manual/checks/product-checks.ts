import { manufacturerOf, sectionOf, titleOf, type BinderItem } from '#src/domain/design-projects/binder.ts';
import {
  checkedSpecs,
  linePlace,
  sectionName,
  specName,
} from '#src/domain/project-manual/checks/checked-project.ts';
import type { CheckedProject, CheckedSpec } from '#src/domain/project-manual/checks/checked-project.ts';
import type { FindingPlace, ProjectFinding } from '#src/domain/project-manual/checks/project-finding.ts';
import { namedProducts } from '#src/domain/project-manual/outline-lines.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { excerpt } from '#src/domain/specification/preflight/excerpt.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** Products of the project that no section names, and sections that name none of the project's. */
export function productFindings(project: CheckedProject): ProjectFinding[] {
  const specs = checkedSpecs(project);
  const products = project.items.filter(
    ({ saved }) => saved.content_type === 'product' && saved.status !== 'rejected',
  );
  const texts = [
    ...specs.map(({ content }) => textOf(content)),
    ...project.sections.filter(({ specs: own }) => own.length === 0).map(outlineText),
  ];
  const named = new Set(specs.flatMap(({ content: { tree, state } }) => [...namedProducts(tree, state)]));
  const unnamed = products.filter(
    (item) => !named.has(item.saved.content_id) && !texts.some((text) => names(text, item)),
  );
  return [
    ...unnamed.map((item) => unnamedFinding(item, specs, project)),
    ...specs.flatMap((spec) => otherProducts(spec, products)),
  ];
}

const textOf = ({ tree, state }: CheckedSpec['content']): string =>
  sectionDocument(tree, state)
    .map(({ line }) => lineText(line, state).toLowerCase())
    .join('\n');
const outlineText = ({ lines }: { lines: readonly { text: string }[] }): string =>
  lines.map(({ text }) => text.toLowerCase()).join('\n');

/** Whether a text has the product's title or trade name; only the item's own words are known. */
function names(text: string, item: BinderItem): boolean {
  const { record } = item;
  const own = record.kind === 'item' && record.item.content_type === 'product' ? record.item.tradename : '';
  return [plainText(titleOf(item)), plainText(own)].some(
    (name) => name.trim() !== '' && text.includes(name.trim().toLowerCase()),
  );
}

const itemName = (item: BinderItem): string => {
  const maker = plainText(manufacturerOf(item));
  return `${plainText(titleOf(item))}${maker === '' ? '' : ` by ${maker}`}`;
};
const itemPlace = (item: BinderItem): FindingPlace => ({
  at: 'item',
  key: savedKey(item.saved),
  label: plainText(titleOf(item)),
});

function unnamedFinding(
  item: BinderItem,
  specs: readonly CheckedSpec[],
  { sections }: CheckedProject,
): ProjectFinding {
  const number = sectionOf(item)?.number ?? '';
  const own = specs.filter((spec) => spec.number === number);
  const section = sections.find((one) => one.number === number);
  const why =
    own.length > 0
      ? `the section is ${own.map((spec) => specName(spec)).join(' and ')}, which doesn’t name it`
      : section
        ? `${sectionName(section)} doesn’t name it`
        : 'no section of the project names it';
  const places = own.map((spec) => linePlace(spec, firstNaming(spec)?.id ?? null));
  const outline =
    own.length === 0 && section ? [{ at: 'outline' as const, number, label: sectionName(section) }] : [];
  return {
    key: `unnamed/${savedKey(item.saved)}`,
    kind: 'unnamed',
    number,
    message: `${itemName(item)} is in the project, but ${why}.`,
    places: [itemPlace(item), ...places, ...outline],
  };
}

/** The first line that names a product of the library. */
function firstNaming({ content: { tree, state } }: CheckedSpec) {
  const found = sectionDocument(tree, state).find(({ line }) => line.productIds.length > 0);
  return found && { id: found.id, text: lineText(found.line, state) };
}

/** A section that names none of the project's products. */
function otherProducts(spec: CheckedSpec, products: readonly BinderItem[]): ProjectFinding[] {
  const { tree, state } = spec.content;
  const first = firstNaming(spec);
  const ids = namedProducts(tree, state);
  if (products.some(({ saved }) => ids.has(saved.content_id))) return [];
  const text = textOf(spec.content);
  if (products.some((item) => names(text, item))) return [];
  const rivals = products.filter((item) => sectionOf(item)?.number === spec.number);
  // A section without products yet is still by another manufacturer.
  if (first === undefined && rivals.length === 0) return [];
  const other =
    first === undefined ? 'names no product yet' : `names other products (“${excerpt(first.text)}”)`;
  const instead =
    rivals.length === 0
      ? 'the project has no product of this section'
      : `the project has ${rivals.map(itemName).join(', ')}`;
  return [
    {
      key: `not-in-project/${spec.seq}/${spec.filename}`,
      kind: 'not-in-project',
      number: spec.number,
      message: `The section ${specName(spec)} ${other}; ${instead}.`,
      places: [linePlace(spec, first?.id ?? null), ...rivals.map(itemPlace)],
    },
  ];
}
