import { useLocation } from 'react-router';

import { lineOf } from '#src/screens/specifications/anchors.ts';
import type { Reading } from '#src/screens/specifications/use-reading.ts';
import { chooseReading } from '#src/stores/reading-options.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Explains that the linked paragraph is hidden by the visitor's reading options. */
export function LineNotShown({ reading: { tree, document, isGuide } }: { reading: Reading }) {
  const line = lineOf(useLocation().hash);
  if (line === null || document.some(({ id }) => id === line)) return null;
  const isOption = !isGuide && tree.lines.get(line) !== undefined && tree.lines.get(line)?.kind !== 'note';
  return (
    <Notice
      title={
        isOption
          ? 'The recommended text leaves out this paragraph.'
          : 'The paragraph that this link leads to is not in the section.'
      }
    >
      {isOption && <Button onClick={() => chooseReading({ text: 'guide' })}>Show the guide text</Button>}
    </Notice>
  );
}
