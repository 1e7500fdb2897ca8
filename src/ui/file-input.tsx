interface Props {
  /** Its hint or problem has the same id with `-hint`. */
  id: string;
  isInvalid: boolean;
  /** Undefined if the browser withdraws the choice. */
  onFile: (file: File | undefined) => void;
}

/** Chooses a JSON file that this site saved. The same file can be chosen again. */
export function FileInput({ id, isInvalid, onFile }: Props) {
  return (
    <input
      id={id}
      type="file"
      accept=".json,application/json"
      aria-describedby={`${id}-hint`}
      aria-invalid={isInvalid || undefined}
      onClick={({ currentTarget }) => {
        // Browsers do not report a choice that is the same as before.
        currentTarget.value = '';
      }}
      onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
    />
  );
}
