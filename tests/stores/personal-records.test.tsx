import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { setClock } from '#src/browser/clock.ts';
import { notify } from '#src/browser/toasts.ts';
import { writeMerge } from '#src/stores/merged-sections.ts';
import { createPersonalRecords, usePersonalRecord } from '#src/stores/personal-records.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const notes = createPersonalRecords<string>({
  kind: 'test-notes',
  schema: v.string(),
  adopt: (own, visitors) => (own === null ? visitors : `${own} + ${visitors}`),
  warning: 'Notes aren’t saved.',
});
const ofPeople = createPersonalRecords<string>({ kind: 'test-headers', schema: v.string() });

const Note = () => <p>{usePersonalRecord(notes, 'roof') ?? 'nothing'}</p>;
const storedKey = (end: string) => Object.keys({ ...localStorage }).find((key) => key.endsWith(end)) ?? '';
/** As another tab would write it. */
function writtenElsewhere(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
  dispatchEvent(new StorageEvent('storage', { key }));
}

describe('what a person keeps in this browser', () => {
  it('is hidden from the next person, and there again when the first one is back', async () => {
    await signInAs('ada');
    notes.write('roof', 'of Ada');
    endSession();
    expect([notes.read('roof'), notes.names()]).toEqual([null, []]);
    await signInAs('ben');
    expect([notes.read('roof'), notes.names()]).toEqual([null, []]);
    endSession();
    await signInAs('ada');
    expect([notes.read('roof'), notes.names()]).toEqual(['of Ada', ['roof']]);
  });

  it('goes with a visitor who signs in, beside what they had', async () => {
    await signInAs('ada');
    notes.write('roof', 'earlier');
    endSession();
    notes.write('roof', 'later');
    notes.write('door', 'new');
    await signInAs('ada');
    expect([notes.read('roof'), notes.read('door')]).toEqual(['earlier + later', 'new']);
    endSession();
    expect(notes.names()).toEqual([]);
  });

  it('stays with visitors where nobody takes it over', async () => {
    ofPeople.write('1', 'of a visitor');
    await signInAs('ada');
    expect(ofPeople.read('1')).toBeNull();
    endSession();
    expect(ofPeople.read('1')).toBe('of a visitor');
  });

  it('shows what another tab wrote, and for nobody else', async () => {
    await signInAs('ada');
    notes.write('roof', 'here');
    render(<Note />);
    const heard = vi.fn<() => void>();
    const end = notes.onChangedElsewhere('roof', heard);
    writtenElsewhere(storedKey('/roof'), 'there');
    expect(await screen.findByText('there')).toBeVisible();
    writtenElsewhere('test-notes/4711/roof', 'of someone else');
    expect(screen.getByText('there')).toBeVisible();
    end();
    writtenElsewhere(storedKey('/roof'), 'later');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no JSON', '{"'],
    ['another shape', '{"a":1}'],
  ])('is nothing where storage holds %s', (_, text) => {
    localStorage.setItem('test-notes//roof', text);
    expect(notes.read('roof')).toBeNull();
  });

  it('lasts as long as the page where storage is full, which is said once', () => {
    const said = vi.spyOn(notify, 'warning');
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    expect([notes.write('roof', 'one'), notes.write('roof', 'two')]).toEqual([false, false]);
    expect([notes.read('roof'), notes.names(), notes.store.getState().isStored]).toEqual([
      'two',
      ['roof'],
      false,
    ]);
    expect(notes.remove('roof')).toBe('two');
    vi.unstubAllGlobals();
    expect(notes.read('roof')).toBeNull();
    expect(said.mock.calls).toEqual([['Notes aren’t saved.']]);
  });
});

it('two tabs that show the same merged section don’t answer each other without end', () => {
  const name = 'merged--northfold-075423--stormglass-075423';
  const facts = { number: '075423', title: 'TPO Roofing', makers: ['Northfold'], open: 5, answers: {} };
  writeMerge(name, facts);
  const text = localStorage.getItem('merges/');
  setClock(() => Date.parse('2026-11-03T12:00:00Z'));
  writeMerge(name, { ...facts, answers: {} });
  expect(localStorage.getItem('merges/')).toBe(text);
  writeMerge(name, { ...facts, answers: { fire: 'northfold' } });
  expect(localStorage.getItem('merges/')).not.toBe(text);
});
