import type { ReactNode } from 'react';

import style from '#src/components/specification/document-line.module.css';
import { SectionTable } from '#src/components/specification/section-table.tsx';
import { tableRegion } from '#src/components/specification/table-region.ts';
import { defaultTextOptions, type Units } from '#src/domain/specification/line-text.ts';
import type { DocumentLine } from '#src/domain/specification/section-document.ts';

interface Props {
  line: Pick<DocumentLine, 'label' | 'level'> & { line: Pick<DocumentLine['line'], 'kind' | 'rows'> };
  /** The text, from `LineText`. */
  children: ReactNode;
  /** Replaces the number, for example with a button. */
  label?: ReactNode;
  /** Units of tables, whose cells are plain text. */
  units?: Units;
}

/** A line of a section as it is printed, with a hanging number. The caller renders the surrounding list. */
export function DocumentLineView({
  line: { label, level, line },
  children,
  label: drawn,
  units = defaultTextOptions.units,
}: Props) {
  const number = label !== '' && <span className="digits nowrap">{drawn ?? label}</span>;
  const words = <span className={`shrinks ${style.words}`}>{children}</span>;
  switch (line.kind) {
    case 'part':
      return (
        <h2 className={`baseline kept-with-next ${style.part}`}>
          {number} {words}
        </h2>
      );
    case 'article':
      return (
        <h3 className={`baseline kept-with-next ${style.article}`}>
          {number} {words}
        </h3>
      );
    case 'note':
      return (
        <p className={`quiet ${style.note}`} data-level={level}>
          <strong>Note to specifier:</strong> {words}
        </p>
      );
    case 'table':
      return (
        <div className={`scroll-x ${style.table}`} data-level={level} {...tableRegion(line.rows)}>
          <SectionTable caption={children} rows={line.rows} units={units} />
        </div>
      );
    case 'paragraph':
      return (
        <p className={`baseline ${style.paragraph}`} data-level={level}>
          {number} {words}
        </p>
      );
  }
}
