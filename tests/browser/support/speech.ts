import { expect, type CDPSession, type Page } from '@playwright/test';

/** What a screen reader says: of what takes the focus, and of what changes in live parts of the page. */
export interface Speech {
  /** Presses keys one after the other, and gives what is said until it is quiet. */
  press: (...keys: string[]) => Promise<string[]>;
  type: (text: string) => Promise<string[]>;
  /** What is said from now, or from the last answer, until it is quiet. */
  heard: () => Promise<string[]>;
  /** The same, once a text is said. */
  until: (text: string | RegExp) => Promise<string[]>;
}

/** In ms: after a key, and after typing, which is over after a pause. */
const quietMs = 250;
const pauseMs = 1_000;

declare global {
  interface Window {
    said: string[];
  }
}

/** Roles as they are spoken, where Chromium has another word. */
const spoken: Readonly<Record<string, string>> = {
  textbox: 'edit',
  searchbox: 'search edit',
  combobox: 'combo box',
  treeitem: 'tree item',
  DisclosureTriangle: 'disclosure',
  MenuListPopup: 'list',
};

export async function listen(page: Page): Promise<Speech> {
  await page.evaluate(() => {
    window.said = [];
    const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const before = new WeakMap<Element, string>();
    const wordsOf = (region: Element): string => {
      const copy = region.cloneNode(true);
      if (copy instanceof Element)
        for (const one of copy.querySelectorAll('[aria-hidden="true"]')) one.remove();
      if (!(copy instanceof Element)) return '';
      for (const block of copy.querySelectorAll('p, li, div, h1, h2, h3')) block.append(' ');
      return copy.textContent.trim().replaceAll(/\s+/g, ' ');
    };
    for (const region of document.querySelectorAll(regions)) before.set(region, wordsOf(region));
    const say = (region: Element): void => {
      const words = wordsOf(region);
      if (before.get(region) === words || region.closest('[hidden]')) return;
      before.set(region, words);
      const isAlert = region.getAttribute('role') === 'alert';
      if (words !== '') window.said.push(`${isAlert ? 'alert' : 'status'}: ${words}`);
    };
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        if (around) changed.add(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(regions)) changed.add(node);
          for (const inner of node.querySelectorAll(regions)) changed.add(inner);
        }
      }
      for (const region of changed) say(region);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const session = await page.context().newCDPSession(page);
  let last = await focused(session);
  const heard = async (ms = quietMs): Promise<string[]> => {
    await page.waitForTimeout(ms);
    const now = await focused(session);
    const said = await page.evaluate(() => window.said.splice(0));
    // A description that changes while the focus stays is not read again.
    const focus =
      now.read === last.read || now.read === ''
        ? []
        : [now.description === '' ? now.read : `${now.read}. ${now.description}`];
    last = now;
    return [...focus, ...said];
  };
  return {
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
      return heard();
    },
    type: async (text) => {
      await page.keyboard.type(text, { delay: 60 });
      return heard(pauseMs);
    },
    heard: () => heard(),
    until: async (text) => {
      await expect
        .poll(async () =>
          (await page.evaluate(() => window.said)).some((one) =>
            typeof text === 'string' ? one === text : text.test(one),
          ),
        )
        .toBe(true);
      return heard();
    },
  };
}

/** Name, role, state, and description of what has the focus, as Chromium gives them to a screen reader. */
async function focused(session: CDPSession): Promise<{ read: string; description: string }> {
  // In a list of suggestions the field keeps the focus; what is read is the row that it points at.
  const { result } = await session.send('Runtime.evaluate', {
    expression:
      "document.getElementById(document.activeElement.getAttribute('aria-activedescendant')) ?? document.activeElement",
  });
  if (result.objectId === undefined || result.className === 'HTMLBodyElement') return nothing;
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  if (!node) return nothing;
  const role = String(node.role?.value ?? '');
  const states = (node.properties ?? []).flatMap(({ name, value: { value } }) => {
    if (name === 'level' && role === 'heading') return [`level ${String(value)}`];
    if (name === 'checked')
      return [value === 'true' ? 'checked' : value === 'mixed' ? 'partly checked' : 'not checked'];
    if (name === 'pressed') return [value === 'true' ? 'pressed' : 'not pressed'];
    if (name === 'expanded') return [value === true ? 'expanded' : 'collapsed'];
    if (name === 'invalid' && value !== 'false') return ['invalid'];
    if (name === 'required' && value === true) return ['required'];
    return [];
  });
  const parts = [node.name?.value, spoken[role] ?? role, ...states].filter(
    (part) => part !== undefined && part !== '',
  );
  return { read: parts.join(', '), description: String(node.description?.value ?? '') };
}

const nothing = { read: '', description: '' };
