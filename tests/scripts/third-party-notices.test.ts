import { describe, expect, it } from 'vitest';

import { noticesText, thirdParties } from '../../scripts/vite/third-party-notices.ts';

const parties = thirdParties(process.cwd());

/** Licenses that ask for a notice and no more; MPL-2.0 asks that its files stay open, and ours take them unchanged. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

describe('licenses of what the site is made of', () => {
  it.each(parties)('$name ($license) may be part of it', ({ license }) => {
    // Of several, one is chosen.
    const choices = license.replaceAll(/[()]/g, '').split(' OR ');
    expect(choices.some((choice) => allowed.has(choice))).toBe(true);
  });

  it('are all in the notices, with their texts', () => {
    const notices = noticesText(parties);
    expect(parties.length).toBeGreaterThan(20);
    expect(parties.filter(({ name, version }) => !notices.includes(`\n${name} ${version}\n`))).toEqual([]);
    expect(notices).toContain('Mozilla Public License Version 2.0');
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  });

  it('leave out what only developers use', () => {
    const names = parties.map(({ name }) => name);
    expect(names).toContain('react');
    expect(names).not.toContain('vitest');
  });
});
