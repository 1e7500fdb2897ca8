import { find, isShown } from './find.ts';
import type { Query } from './query.ts';

/* Bundled into one script and put into each page: see ../page-script.ts. What it gives and takes is plain JSON. */

const last = new WeakMap<Element, string>();

/** What a click is meant for, and whether the last one met something else: the page can move meanwhile. */
const aim: { at: Element | null; isMissed: boolean } = { at: null, isMissed: false };

const isOn = (element: Element, hit: Element): boolean => {
  const label =
    element.closest('label') ?? (element instanceof HTMLInputElement ? element.labels?.[0] : null);
  return element.contains(hit) || hit.contains(element) || label?.contains(hit) === true;
};

document.addEventListener(
  'pointerdown',
  ({ target }) => {
    aim.isMissed = aim.at !== null && target instanceof Element && !isOn(aim.at, target);
  },
  true,
);

/** Where to press it: null until it is there, stands still, and lies open. */
function place(query: Query): { x: number; y: number } | null {
  const [element] = find(query);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const [box] = element.getClientRects();
  if (!box) return null;
  const now = [box.x, box.y, box.width, box.height].join(' ');
  const stood = last.get(element) === now;
  last.set(element, now);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!stood || hit === null || !isOn(element, hit)) return null;
  aim.at = element;
  return { x, y };
}

function first<Kind extends Element>(query: Query, kind: abstract new () => Kind): Kind | null {
  return find(query).find((one): one is Kind => one instanceof kind) ?? null;
}

/** Through the setter of the browser, which React listens behind. */
function setValue(field: HTMLSelectElement | HTMLInputElement, value: string): void {
  const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** How far a picture of the main part has been wider or higher than the window, in px, and in how many frames there was one. */
const pictures = { beyond: 0, frames: 0 };

function watchPictures(): void {
  for (const one of document.querySelectorAll('main img')) {
    const { width, height } = one.getBoundingClientRect();
    pictures.beyond = Math.max(pictures.beyond, width - innerWidth, height - innerHeight);
    if (width > 0) pictures.frames += 1;
  }
  requestAnimationFrame(watchPictures);
}

const commands = {
  place,
  /** Looks at each frame from now on. */
  watchPictures,
  pictures: () => pictures,
  hasMissed: (): boolean => aim.isMissed,
  count: (query: Query): number => find(query).length,
  text: (query: Query): string | null => {
    const [element] = find(query);
    if (!(element instanceof HTMLElement)) return null;
    // Of a part also what is not laid out, since it is far below the window.
    const all = element === document.body ? '' : ` ${element.textContent}`;
    return (element.innerText + all).replaceAll(/\s+/g, ' ').trim();
  },
  value: (query: Query): string | null => {
    const [field] = find(query);
    return field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
      ? field.value
      : null;
  },
  attribute: (query: Query, name: string): string | null => find(query)[0]?.getAttribute(name) ?? null,
  isChecked: (query: Query): boolean => first(query, HTMLInputElement)?.checked === true,
  select: (query: Query, label: string): boolean => {
    const field = first(query, HTMLSelectElement);
    const option = [...(field?.options ?? [])].find(
      (one) => one.label.trim() === label || one.value === label,
    );
    if (!field || !option) return false;
    setValue(field, option.value);
    return true;
  },
  slide: (query: Query, value: string): boolean => {
    const field = first(query, HTMLInputElement);
    if (field) setValue(field, value);
    return field !== null;
  },
  /** Puts a file into a field for files. */
  attach: (css: string, name: string, text: string): boolean => {
    const field = document.querySelector(css);
    if (!(field instanceof HTMLInputElement)) return false;
    const given = new DataTransfer();
    given.items.add(new File([text], name));
    field.files = given.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  },
  /** How many pixels of a canvas are dark. */
  ink: (query: Query): number => {
    const canvas = first(query, HTMLCanvasElement);
    if (!canvas || canvas.width < 50) return 0;
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [canvas.width, canvas.height];
    const context = copy.getContext('2d');
    context?.drawImage(canvas, 0, 0);
    const data = context?.getImageData(0, 0, copy.width, copy.height).data ?? new Uint8ClampedArray();
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (
        (data[at + 3] ?? 0) > 128 &&
        (data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255) < 300
      )
        count++;
    return count;
  },
  focusName: (): string =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  isLive: (): boolean =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/_auth/session')),
  address: (): string => location.pathname + location.search,
  scroll: (top: number): void => scrollTo({ top, behavior: 'instant' }),
  scrolled: (): number => Math.round(scrollY),
  media: (): { time: number; isPlaying: boolean; problem: string | null } | null => {
    const player = document.querySelector('video, audio');
    if (!(player instanceof HTMLMediaElement)) return null;
    return {
      time: player.currentTime,
      isPlaying: !player.paused,
      problem: player.error ? `${player.error.code} ${player.error.message}` : null,
    };
  },
  /** How wide the page is beyond its window. */
  overflow: (): number => document.documentElement.scrollWidth - innerWidth,
  answers: (part: string): number =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes(part)).length,
  /** What is drawn by lot is not looked at; how much of the page has come so far. */
  stand: (): string => {
    const byLot = [
      ...find({ role: 'complementary', name: 'Advertisement' }),
      ...find({ role: 'region', name: 'Featured products' }),
    ];
    for (const part of byLot) if (part instanceof HTMLElement) part.style.visibility = 'hidden';
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const isLoading =
      document.fonts.status === 'loading' ||
      [...document.images].some(
        (image) => !image.complete && image.getBoundingClientRect().top < innerHeight && isShown(image),
      );
    const { length } = performance.getEntriesByType('resource');
    return isLoading
      ? `${Math.random()}`
      : `${length} ${document.body.scrollHeight} ${document.body.innerText.length}`;
  },
  back: (): void => history.back(),
  ground: (): string => getComputedStyle(document.body).backgroundColor,
};

export type PageCommands = typeof commands;

Object.defineProperty(globalThis, 'journeyCommands', { value: commands, configurable: true });
