import style from '#src/components/specification/documents-out.module.css';
import { maxHeaderLength, type DocumentHeader } from '#src/contracts/forms/document-header.ts';
import { headerLabels } from '#src/domain/saved-work/merge-headers.ts';
import { defaultKeywords } from '#src/domain/specification/line-text.ts';
import { TextField } from '#src/ui/field.tsx';

interface Props {
  header: DocumentHeader;
  onChange: (part: Partial<DocumentHeader>) => void;
}

const placeholders: Partial<DocumentHeader> = {
  owner: defaultKeywords.OWNER,
  architect: defaultKeywords.ARCHITECT,
  contractor: defaultKeywords.CONTRACTOR,
};

/** The page header, and the project's names for its parties; everything is optional. */
export const DocumentHeaderFields = ({ header, onChange }: Props) => (
  <details className={style.more}>
    <summary className="note bold">Page header and party titles</summary>
    <div className={`grid gap-3 ${style.options}`}>
      {headerLabels.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          value={header[name]}
          maxLength={maxHeaderLength}
          placeholder={placeholders[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    </div>
  </details>
);
