import style from '#src/components/specification/documents-out.module.css';
import type { SpecFileFormat } from '#src/contracts/spec-files.ts';
import { longestSpecFileQuery } from '#src/domain/specification/spec-file-query.ts';
import { formatFacts, remoteFormats } from '#src/domain/specification/writers/formats.ts';
import { countText } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  /** The length of the longest query that the server would be asked. */
  queryLength: number;
  /** Own text, values of blanks and options, which the server does not get. */
  isDisabled: boolean;
  onFetch: (format: SpecFileFormat) => void;
}

/** The same section as a server writes it, for offices that want the library's own files. */
export function RemoteDocuments({ queryLength, isDisabled, onFetch }: Props) {
  return (
    <details className={style.more}>
      <summary>Have the server write it</summary>
      {queryLength >= longestSpecFileQuery ? (
        <p className={style.use}>
          This section has too many chosen lines for the server: its address would be {countText(queryLength)}{' '}
          characters long, and servers take up to {countText(longestSpecFileQuery)}. Download it above
          instead.
        </p>
      ) : (
        <>
          <p className={style.use}>
            The server gets the chosen lines only. What you filled in or wrote yourself and the options above
            are not in its file.
          </p>
          <div className={style.acts}>
            {remoteFormats.map((format) => (
              <Button key={format} disabled={isDisabled} onClick={() => onFetch(format)}>
                {formatFacts[format].label} from the server
              </Button>
            ))}
          </div>
        </>
      )}
    </details>
  );
}
