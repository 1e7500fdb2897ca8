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
      <summary className="note bold">Generate it on the server</summary>
      {queryLength >= longestSpecFileQuery ? (
        <p className={`small muted ${style.use}`}>
          This section has too many selected lines for the server: the address would be{' '}
          {countText(queryLength)} characters long, and the limit is {countText(longestSpecFileQuery)}.
          Download it above instead.
        </p>
      ) : (
        <>
          <p className={`small muted ${style.use}`}>
            The server gets only the selected lines. Its file leaves out blanks you filled in, text you wrote,
            and the options above.
          </p>
          <div className="cluster gap-2-3">
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
