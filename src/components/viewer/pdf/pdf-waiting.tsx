import { PasswordForm } from '#src/components/viewer/pdf/password-form.tsx';
import type { PdfState } from '#src/components/viewer/pdf/use-pdf.ts';
import {
  BlankPage,
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
  onOpen: () => void;
  onCancel: () => void;
}

/**
 * Fills the space of the pages until they are ready: an empty page of the first page's size, with the progress or the error.
 */
export function PdfWaiting({ state, file, what, onOpen, onCancel }: Props) {
  if (state.phase === 'closed')
    return (
      <StagePoster
        poster={<BlankPage />}
        bar={<StageButton what={what} bytes={file?.bytes ?? null} onOpen={onOpen} />}
      />
    );
  if (state.phase === 'failed')
    return (
      <StagePoster
        poster={<BlankPage />}
        bar={<StageFailure what={what} problem={state.problem} file={file} onRetry={onOpen} />}
      />
    );
  if (state.phase === 'locked')
    return (
      <StagePoster
        poster={<BlankPage />}
        bar={<PasswordForm what={what} isWrong={state.isWrong} onGive={state.give} onCancel={onCancel} />}
      />
    );
  return <StagePoster poster={<BlankPage />} bar={<StageProgress what={what} onCancel={onCancel} />} />;
}
