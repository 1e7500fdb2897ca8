import { keyHelp } from '#src/components/viewer/drawing/use-drawing-keys.ts';
import { KeyList } from '#src/components/viewer/key-list.tsx';

/** The keys of a drawing, in its panel. */
export function KeysPanel() {
  return (
    <KeyList
      keys={keyHelp}
      hint="Click the drawing, or press Tab to reach it, and use these keys. With a finger, rest on a point until the cross appears above it, and lift where it is to mark."
    />
  );
}
