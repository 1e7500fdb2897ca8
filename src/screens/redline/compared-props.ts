import type { Change, Redline } from '#src/domain/redline/redline.ts';
import type { Summary } from '#src/domain/redline/result.ts';
import type { PrintOptions } from '#src/domain/specification/writers/print-options.ts';
import type { LoadedRedline } from '#src/screens/redline/loaders.ts';
import type { SideContent } from '#src/screens/redline/side-text.ts';
import type { Deciding } from '#src/screens/redline/use-decisions.ts';

export interface ComparedProps {
  /** The comparison's address, used as the key for its decisions. */
  comparison: string;
  loaded: LoadedRedline;
  old: SideContent;
  now: SideContent;
  redline: Redline;
  options: PrintOptions;
  /** Show everything, or changes only. */
  onFilter: (hasAll: boolean) => void;
  /** Called when the person's own work has changed. */
  onSaved: () => void;
}

export interface OutcomeProps extends ComparedProps {
  deciding: Deciding;
  current: Change | null;
  summary: Summary;
}
