import { describe, expect, it } from 'vitest';

import { amend, beginHistory, redo, step, undo } from '#src/lib/history.ts';
import type { History } from '#src/lib/history.ts';

/** Follows texts as steps, and then undoes as often as that is possible. */
const steps = (...texts: readonly string[]) => texts.reduce(step, beginHistory(''));
function undone(history: History<string>): string[] {
  const seen: string[] = [];
  for (let at = history; at.past.length > 0;) {
    at = undo(at);
    seen.push(at.present);
  }
  return seen;
}

describe('what can be undone', () => {
  it('is each step, the last first', () => {
    expect(undone(steps('a', 'b', 'b', 'c'))).toEqual(['b', 'a', '']);
  });

  it('is a hundred steps', () => {
    const many = steps(...Array.from({ length: 150 }, (_, at) => String(at)));
    expect(undone(many)).toHaveLength(100);
    expect(undone(many).at(-1)).toBe('49');
  });

  it('at the beginning is nothing', () => {
    expect(undo(beginHistory('a'))).toEqual(beginHistory('a'));
  });
});

describe('what can be redone', () => {
  it('is what was undone, in order, until something else is done', () => {
    const twice = undo(undo(steps('a', 'b', 'c')));
    expect(twice.present).toBe('a');
    expect(redo(twice).present).toBe('b');
    expect(redo(redo(redo(twice))).present).toBe('c');
    expect(redo(step(twice, 'x')).present).toBe('x');
  });
});

describe('typing a word', () => {
  it('is one step', () => {
    const typed = ['r', 'ro', 'roof'].reduce(amend, step(steps('a'), ''));
    expect(typed.present).toBe('roof');
    expect(undone(typed)).toEqual(['a', '']);
  });

  it('is no step where it ends as it began', () => {
    expect(undone(amend(steps('a', 'b'), 'a'))).toEqual(['']);
  });

  it('is a step of its own at the beginning, and after an undo', () => {
    expect(undone(amend(beginHistory('a'), 'b'))).toEqual(['a']);
    const after = amend(undo(steps('a', 'b')), 'x');
    expect(undone(after)).toEqual(['a', '']);
    expect(redo(after)).toEqual(after);
  });
});
