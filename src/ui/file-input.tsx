import style from '#src/ui/file-input.module.css';

interface Props {
  /** File extensions and types that the file dialog offers; JSON by default. */
  accept?: string;
  /** The hint's or message's id is this with `-hint`. */
  id: string;
  isInvalid: boolean;
  /** Called with undefined if the visitor cancels the file dialog. */
  onFile: (file: File | undefined) => void;
}

/** Chooses a file: one that this site exported, unless `accept` says otherwise. */
export const FileInput = ({ id, isInvalid, onFile, accept = '.json,application/json' }: Props) => (
  <input
    id={id}
    className={`high-34 note ${style.input}`}
    type="file"
    accept={accept}
    aria-describedby={`${id}-hint`}
    aria-invalid={isInvalid || undefined}
    onClick={({ currentTarget }) => {
      // Otherwise browsers would not report the same file when it is chosen again.
      currentTarget.value = '';
    }}
    onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
  />
);
