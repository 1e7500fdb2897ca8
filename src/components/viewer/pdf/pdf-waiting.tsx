import type { ReactNode } from 'react';

import { PasswordForm } from '#src/components/viewer/pdf/password-form.tsx';
import type { PdfState } from '#src/components/viewer/pdf/use-pdf.ts';
import {
  StageButton,
  StageFailure,
  StagePoster,
  StageProgress,
} from '#src/components/viewer/viewer-stage.tsx';
import type { File } from '#src/contracts/shapes.ts';

interface Props {
  state: PdfState;
  file: File | null;
  /** Used in sentences: `catalog`. */
  what: string;
  poster: ReactNode;
  onOpen: () => void;
  onCancel: () => void;
}

/**
 * Fills the space of the pages until they are ready: the poster with a button, the progress, or the error.
 */
export function PdfWaiting({ state, file, what, poster, onOpen, onCancel }: Props) {
  if (state.phase === 'closed')
    return (
      <StagePoster
        poster={poster}
        bar={<StageButton what={what} bytes={file?.bytes ?? null} onOpen={onOpen} />}
      />
    );
  if (state.phase === 'failed')
    return (
      <StagePoster
        poster={poster}
        bar={<StageFailure what={what} problem={state.problem} file={file} onRetry={onOpen} />}
      />
    );
  if (state.phase === 'locked')
    return (
      <StagePoster
        poster={poster}
        bar={<PasswordForm what={what} isWrong={state.isWrong} onGive={state.give} onCancel={onCancel} />}
      />
    );
  return <StagePoster poster={poster} bar={<StageProgress what={what} onCancel={onCancel} />} />;
}
