import { describe, expect, it } from 'vitest';

import { contentListFrom, contentListOf, contentListText, isNarrowed } from '#src/domain/content-list.ts';
import { feedbackAddressFrom } from '#src/domain/feedback-address.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const own = 'https://lintel.test';
const allowed = ['https://forms.example.com'];

describe('an address that a link names as receiver of feedback', () => {
  it.each([
    ['https://forms.example.com/in?a=1', 'https://forms.example.com/in?a=1'],
    ['https://forms.example.com/in#part', 'https://forms.example.com/in'],
    ['/feedback/non-client', 'https://lintel.test/feedback/non-client'],
    ['https://lintel.test/feedback/x', 'https://lintel.test/feedback/x'],
  ])('%s is allowed', (text, address) => {
    expect(feedbackAddressFrom(text, own, allowed)).toBe(address);
  });

  it.each([
    'https://evil.example/in',
    'https://forms.example.com.evil.example/in',
    'https://forms.example.com:8443/in',
    'https://forms.example.com@evil.example/in',
    'https://user:pass@forms.example.com/in',
    'http://forms.example.com/in',
    'javascript:alert(1)',
    'data:text/html,x',
    '//forms.example.com/in',
    '/\\evil.example',
    'https:\\\\forms.example.com\\in',
    '/api/circulation/me',
    '/feedback/../api/circulation',
    'https://lintel.test/api/circulation',
    'https:///forms.example.com',
    `https://forms.example.com/${'a'.repeat(600)}`,
    '',
  ])('%s is refused', (text) => {
    expect(feedbackAddressFrom(text, own, allowed)).toBeNull();
  });
});

describe('a manufacturer’s list', () => {
  const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
  const cads = world.content.ofCompany(31250, 'cad');
  const epds = world.content.ofCompany(31250, 'epd');
  const stateOf = (query: string) => {
    const state = contentListFrom(new URLSearchParams(query));
    if (state === null) throw new Error('The query names nothing.');
    return state;
  };
  const listed = (query: string) => contentListOf(cads, stateOf(query), '2026-11-02');

  it.each(['page=0', 'page=x', 'page=-1'])('%s is no page', (query) => {
    expect(contentListFrom(new URLSearchParams(query))).toBeNull();
  });
  it.each([
    '',
    'q=roof+edge',
    'section=075423&format=dxf&sort=newest&page=2',
    'validity=ended',
    'fitness=check',
    'program=FM+Approved',
  ])('«%s» is an address of its own', (query) => expect(contentListText(stateOf(query))).toBe(query));
  it('passes over what it does not know', () => {
    expect(
      contentListText(stateOf('section=x&format=<b>&sort=price&validity=maybe&fitness=well&program=+')),
    ).toBe('');
  });
  it('has only what has all words, whatever their case and accents', () => {
    const { items } = listed('q=FÁSCIA+section');
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThan(cads.length);
    for (const { title } of items) expect(title.toLowerCase()).toContain('fascia');
  });
  it('counts what each choice would leave', () => {
    const { sections } = listed('format=dxf');
    for (const { key, count } of sections) {
      expect(listed(`format=dxf&section=${key}`).items).toHaveLength(count);
    }
  });
  it('is newest first when asked to be', () => {
    const days = listed('sort=newest').items.map(({ updated_at }) => updated_at);
    expect(days).toEqual(days.toSorted().toReversed());
  });
  it.each([
    ['BIM objects by their fitness', 'bim', 'fitness', 'verdicts'],
    ['certificates by their program', 'certificate', 'program', 'programs'],
  ] as const)('parts %s', (_, type, name, options) => {
    const own = world.content.ofCompany(31250, type);
    const found = (query: string) => contentListOf(own, stateOf(query), '2026-11-02');
    const choices = found('')[options];
    expect(choices.length).toBeGreaterThan(1);
    for (const { key, count } of choices) {
      const query = new URLSearchParams({ [name]: key }).toString();
      expect(found(query).items).toHaveLength(count);
      expect(isNarrowed(stateOf(query))).toBe(true);
    }
    expect(choices.reduce((sum, { count }) => sum + count, 0)).toBe(own.length);
  });
  it('parts declarations that have ended from valid ones', () => {
    const count = (query: string) => contentListOf(epds, stateOf(query), '2026-11-02').items.length;
    expect(count('validity=valid')).toBeGreaterThan(0);
    expect(count('validity=ended')).toBeGreaterThan(0);
    expect(count('validity=valid') + count('validity=ended')).toBe(epds.length);
  });
});
