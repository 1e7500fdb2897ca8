import style from '#src/components/specification/documents-out.module.css';
import { maxHeaderLength } from '#src/contracts/forms/document-header.ts';
import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import { defaultKeywords } from '#src/domain/specification/line-text.ts';
import { TextField } from '#src/ui/field.tsx';

interface Props {
  header: DocumentHeader;
  onChange: (part: Partial<DocumentHeader>) => void;
}

const fields: readonly (readonly [name: keyof DocumentHeader, label: string, placeholder?: string])[] = [
  ['project', 'Project name'],
  ['number', 'Project number'],
  ['date', 'Date'],
  ['owner', 'Owner’s title', defaultKeywords.OWNER],
  ['architect', 'Architect’s title', defaultKeywords.ARCHITECT],
  ['contractor', 'Contractor’s title', defaultKeywords.CONTRACTOR],
];

/** The page header, and the project's names for its parties; everything is optional. */
export function DocumentHeaderFields({ header, onChange }: Props) {
  return (
    <details className={style.more}>
      <summary className="note bold">Page header and party titles</summary>
      <div className={`gap-3 ${style.options}`}>
        {fields.map(([name, label, placeholder]) => (
          <TextField
            key={name}
            label={label}
            value={header[name]}
            maxLength={maxHeaderLength}
            {...(placeholder !== undefined && { placeholder })}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
    </details>
  );
}
