interface Props {
  /** The hint's or message's id is this with `-hint`. */
  id: string;
  isInvalid: boolean;
  /** Called with undefined if the visitor cancels the file dialog. */
  onFile: (file: File | undefined) => void;
}

/** Chooses a JSON file that this site exported. */
export function FileInput({ id, isInvalid, onFile }: Props) {
  return (
    <input
      id={id}
      type="file"
      accept=".json,application/json"
      aria-describedby={`${id}-hint`}
      aria-invalid={isInvalid || undefined}
      onClick={({ currentTarget }) => {
        // Otherwise browsers would not report the same file when it is chosen again.
        currentTarget.value = '';
      }}
      onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
    />
  );
}
