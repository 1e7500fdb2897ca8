import { Suspense, useEffect, useCallback, useState, type ReactNode } from 'react';
import { ShellStage } from '#src/components/viewer/shell/shell-parts.tsx';
import style from '#src/components/viewer/viewer-stage.module.css';
import type { File } from '#src/contracts/shapes.ts';
import type { ViewerFormat } from '#src/domain/viewer/file-signature.ts';
import { countText, fileSizeText } from '#src/lib/numbers.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useLatest } from '#src/components/page/use-latest.ts';
import type { Progress } from '#src/services/viewer-file.ts';

type FileState =
  | { phase: 'closed' }
  | ({ phase: 'loading' } & Progress)
  | { phase: 'failed'; problem: string }
  | { phase: 'open'; file: Blob };

/** Loads a viewer's file on demand: `open` starts or retries, `cancel` goes back to the poster. */
function useViewerFile(file: File, format: ViewerFormat, startsOpen: boolean) {
  const [state, setState] = useState<FileState>(
    startsOpen ? { phase: 'loading', received: 0, total: file.bytes } : { phase: 'closed' },
  );
  const { begin, end } = useLatest();
  const open = useCallback(async (): Promise<void> => {
    const signal = begin();
    const show = (next: FileState): void => {
      if (!signal.aborted) setState(next);
    };
    show({ phase: 'loading', received: 0, total: file.bytes });
    try {
      const { loadViewerFile } = await import('#src/services/viewer-file.ts');
      const result = await loadViewerFile(file, format, {
        signal,
        onProgress: (progress) => show({ phase: 'loading', ...progress }),
      });
      show(result.file ? { phase: 'open', file: result.file } : { phase: 'failed', problem: result.problem });
    } catch {
      show({ phase: 'failed', problem: 'Couldn’t load the viewer.' });
    }
  }, [file, format, begin]);
  const cancel = (): void => {
    end();
    setState({ phase: 'closed' });
  };
  useEffect(() => {
    if (startsOpen) void open();
    return end;
  }, [startsOpen, open, end]);
  return { state, open: () => void open(), cancel };
}

interface Props {
  file: File;
  format: ViewerFormat;
  /** Used in sentences: `drawing`. */
  what: string;
  /** Fills the reserved space until the viewer is ready, and if it fails. */
  poster: ReactNode;
  /** Opens at once, if the visitor came to see it. */
  startsOpen: boolean;
  /** Called with whether the file failed to load. Must be stable. */
  onFailed?: (isFailed: boolean) => void;
  /** Renders the viewer for the loaded file; its code loads on demand. */
  children: (file: Blob) => ReactNode;
}

/**
 * The space of a viewer that reads a whole file: poster with a button, progress, then the viewer. On failure,
 * the poster returns with an error and the file to download.
 */
export function ViewerStage({ file, format, what, poster, startsOpen, onFailed, children }: Props) {
  const { state, open, cancel } = useViewerFile(file, format, startsOpen);
  const isFailed = state.phase === 'failed' || state.phase === 'closed';
  useEffect(() => onFailed?.(isFailed), [isFailed, onFailed]);
  if (state.phase === 'open') {
    const waiting = <StagePoster poster={poster} bar={<StageProgress what={what} />} />;
    return <Suspense fallback={waiting}>{children(state.file)}</Suspense>;
  }
  if (state.phase === 'closed')
    return <StagePoster poster={poster} bar={<StageButton what={what} bytes={file.bytes} onOpen={open} />} />;
  if (state.phase === 'loading') {
    const progress = <StageProgress what={what} {...state} onCancel={cancel} />;
    return <StagePoster poster={poster} bar={progress} />;
  }
  return (
    <StagePoster
      poster={poster}
      bar={<StageFailure what={what} problem={state.problem} file={file} onRetry={open} />}
    />
  );
}

/** The poster, with a bar at its lower edge. */
export const StagePoster = ({ poster, bar }: { poster: ReactNode; bar?: ReactNode }) => (
  <ShellStage>
    <div className={`stack shrinks-down full-width full-height paper ${style.space}`}>
      <div className={`stack shrinks-down ${style.poster}`}>{poster}</div>
      {bar && <div className={`stack screen-only ${style.bar}`}>{bar}</div>}
    </div>
  </ShellStage>
);

/** A sheet of US Letter that fills the stage, as a document's first page will. */
export const BlankPage = () => (
  <svg className={style.page} viewBox="0 0 612 792" preserveAspectRatio="xMidYMin" aria-hidden="true">
    <rect width="612" height="792" />
  </svg>
);

export function StageButton(props: { what: string; bytes: number | null; onOpen: () => void }) {
  const { what, bytes, onOpen } = props;
  return (
    <Button kind="primary" onClick={onOpen}>
      Open {what}
      {bytes !== null && <span className={`space-left-2 ${style.size}`}>{fileSizeText(bytes)}</span>}
    </Button>
  );
}

/** Without `received`, the viewer itself is loading. */
export function StageProgress(props: {
  what: string;
  received?: number;
  total?: number | null;
  onCancel?: () => void;
}) {
  const { what, received, total = null, onCancel } = props;
  const share = total === null || received === undefined ? null : Math.min(1, received / total);
  return (
    <div className={`grid gap-1-3 note framed rounded paper pad-2-3 ${style.progress}`}>
      <p role="status">{received === undefined ? `Preparing the ${what}…` : `Loading the ${what}…`}</p>
      <progress aria-label={`Loading the ${what}`} {...(share === null ? {} : { value: share, max: 1 })} />
      <p className="small-mono muted digits nowrap">
        {received !== undefined && fileSizeText(received)}
        {received !== undefined &&
          total !== null &&
          ` of ${fileSizeText(total)}, ${countText(Math.round((share ?? 0) * 100))}%`}
      </p>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </div>
  );
}

/** What went wrong and what to do: try again, download the file, or use what `children` offer. */
export function StageFailure(props: {
  what: string;
  problem: string;
  file: File | null;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  const { what, problem, file, onRetry, children } = props;
  const href = file === null ? null : safeHref(file.url);
  return (
    <Notice tone="bad" role="alert" title={`The ${what} can’t be shown here.`}>
      <p>{problem}</p>
      <p className="flow gap-2 space-top-2">
        {onRetry && file !== null && <Button onClick={onRetry}>Try again</Button>}
        {file !== null && href !== null && (
          <a className={buttonClass()} href={href} download={safeFileName(file.name)} rel="noopener">
            Download {file.format}
          </a>
        )}
        {children}
      </p>
    </Notice>
  );
}
