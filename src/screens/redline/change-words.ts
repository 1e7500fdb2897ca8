import { isSameText, type Change, type RedlineRow } from '#src/domain/redline/redline.ts';

/** What happened to a line, in a word or two. */
export function changeWord(row: RedlineRow, change: Change): string {
  switch (row.kind) {
    case 'added':
      return 'Added';
    case 'removed':
      return 'Removed';
    case 'from':
    case 'to': {
      const count = change.rows.length / 2;
      const isReworded = !isSameText(row.old, row.now);
      return `Moved${isReworded ? ' and reworded' : ''}${count > 1 ? `, ${count} paragraphs` : ''}`;
    }
    case 'changed':
      return isSameText(row.old, row.now) ? 'Level changed' : 'Reworded';
    case 'same':
      return '';
  }
}
