import { computeAccessibleName } from 'dom-accessibility-api';
import type { Query } from './query.ts';

/** The elements that have a role by themselves, for the roles that journeys name. */
const natives: Readonly<Record<string, string>> = {
  article: 'article',
  button: 'button, summary, input[type="submit"], input[type="button"]',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select',
  complementary: 'aside',
  dialog: 'dialog[open]',
  figure: 'figure',
  form: 'form',
  group: 'fieldset, details',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, svg',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  radio: 'input[type="radio"]',
  region: 'section',
  row: 'tr',
  searchbox: 'input[type="search"]',
  slider: 'input[type="range"]',
  table: 'table',
  textbox:
    'textarea, input:not([type]), input[type="text"], input[type="email"], input[type="tel"], input[type="url"], input[type="password"]',
};

const roleSelector = (role: string): string =>
  [
    ...(natives[role] ?? '')
      .split(', ')
      .filter(Boolean)
      .map((one) => `${one}:not([role])`),
    `[role="${role}"]`,
  ].join(', ');

/** Styles are looked at up the tree; what is transparent can be operated, as a radio below its label. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What fits and is there to see, in the document's order. */
export function find(query: Query): Element[] {
  const roots = query.within ? find(query.within) : [document];
  const selector = query.css ?? roleSelector(query.role ?? '');
  const pattern = query.isPattern && query.name !== undefined ? new RegExp(query.name) : null;
  const fits = (element: Element): boolean => {
    if (!isShown(element)) return false;
    if (query.text !== undefined && !plain(element.textContent ?? '').includes(query.text)) return false;
    if (query.name === undefined) return true;
    const name = plain(computeAccessibleName(element));
    return pattern ? pattern.test(name) : name === query.name;
  };
  const found = roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter(fits);
  // In a window over the page, nothing else is to be had.
  const top = [...document.querySelectorAll('dialog:modal')].at(-1);
  return top ? found.filter((element) => top.contains(element) || element.contains(top)) : found;
}
