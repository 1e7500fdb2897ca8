import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { removeCookie } from '#src/browser/cookies.ts';

const ada = { id: 1, email: 'ada@lintel.test', firstName: 'Ada', lastName: 'L', circulationSeq: 1 };
const ben = { ...ada, id: 2, email: 'ben@lintel.test' };
const text = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

const heard: [string, EventListenerOrEventListenerObject][] = [];

/** The modules of a page that has just begun; those of the one before hear nothing more. */
async function newPage() {
  for (const [name, listener] of heard.splice(0)) globalThis.removeEventListener(name, listener);
  vi.resetModules();
  const drafts = await import('#src/services/drafts.ts');
  const { setUser } = await import('#src/stores/session.ts');
  const life = await import('#src/services/session-lifecycle.ts');
  return { ...drafts, ...life, setUser };
}

const leave = () => globalThis.dispatchEvent(new Event('pagehide'));
const stored = () => sessionStorage.getItem('drafts');

const listen = globalThis.addEventListener.bind(globalThis);
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) => {
      heard.push([name, listener]);
      listen(name, listener);
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  removeCookie('email');
});

describe('what is typed into a form', () => {
  it('is found again by form, and nowhere in storage while the page lives', async () => {
    const page = await newPage();
    page.saveDraft('request-1', 'Half a question');
    page.saveDraft('request-1', 'Half a question, and more');
    expect(page.readDraft('request-1', text)).toBe('Half a question, and more');
    expect(page.readDraft('request-2', text)).toBeNull();
    expect(stored()).toBeNull();
    page.clearDraft('request-1');
    expect(page.readDraft('request-1', text)).toBeNull();
  });

  it('goes over to the next page, which takes it out of storage', async () => {
    const page = await newPage();
    page.saveDraft('request-1', 'Half a question');
    leave();
    expect(stored()).toContain('Half a question');
    const next = await newPage();
    expect(stored()).toBeNull();
    expect(next.readDraft('request-1', text)).toBe('Half a question');
  });

  it('is out of storage again when the page goes on after all', async () => {
    const page = await newPage();
    page.saveDraft('request-1', 'Half a question');
    leave();
    globalThis.dispatchEvent(new Event('pageshow'));
    expect(stored()).toBeNull();
    expect(page.readDraft('request-1', text)).toBe('Half a question');
  });

  it.each([
    ['no JSON', '{"'],
    ['another shape', '{"person":1}'],
    [
      'entries of another shape',
      '[null,1,{"form":"request-1"},{"person":"x","form":"request-1","value":"y"}]',
    ],
  ])('is nothing where storage holds %s', async (_, kept) => {
    sessionStorage.setItem('drafts', kept);
    const page = await newPage();
    expect(page.readDraft('request-1', text)).toBeNull();
  });
});

describe('a draft belongs to who typed it', () => {
  it('whoever types and then signs in finds it; what they typed before they were signed out gives way', async () => {
    const page = await newPage();
    page.beginSession(ada, 'token-of-ada');
    page.saveDraft('request-1', 'earlier');
    page.setUser(null);
    page.saveDraft('request-1', 'later');
    page.beginSession(ada, 'token-of-ada');
    expect(page.readDraft('request-1', text)).toBe('later');
  });

  it('waits for the same person when the session ended by itself, also over a reload', async () => {
    const page = await newPage();
    page.beginSession(ada, 'token-of-ada');
    page.saveDraft('project', 'Harbor house');
    page.setUser(null);
    expect(page.readDraft('project', text)).toBeNull();
    leave();
    const next = await newPage();
    expect(next.readDraft('project', text)).toBeNull();
    next.beginSession(ada, 'token-of-ada');
    expect(next.readDraft('project', text)).toBe('Harbor house');
  });

  it('is not given to another person, and gone when the first one comes back after them', async () => {
    const page = await newPage();
    page.beginSession(ada, 'token-of-ada');
    page.saveDraft('project', 'Harbor house');
    page.setUser(null);
    page.beginSession(ben, 'token-of-ben');
    expect(page.readDraft('project', text)).toBeNull();
    page.beginSession(ada, 'token-of-ada');
    expect(page.readDraft('project', text)).toBeNull();
  });

  it('is gone after signing out, in memory and in storage', async () => {
    const page = await newPage();
    page.beginSession(ada, 'token-of-ada');
    page.saveDraft('project', 'Harbor house');
    leave();
    page.endSession();
    expect(stored()).toBeNull();
    leave();
    expect(stored()).toBeNull();
    page.beginSession(ada, 'token-of-ada');
    expect(page.readDraft('project', text)).toBeNull();
  });

  it('is gone where the person signed out in another tab before the next page began', async () => {
    const page = await newPage();
    page.saveDraft('request-1', 'Half a question');
    page.beginSession(ada, 'token-of-ada');
    page.saveDraft('project', 'Harbor house');
    leave();
    removeCookie('email');
    const next = await newPage();
    next.beginSession(ada, 'token-of-ada');
    expect(next.readDraft('project', text)).toBeNull();
  });
});
