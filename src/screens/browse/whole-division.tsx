import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import type { Library } from '#src/contracts/library.ts';
import type { Result } from '#src/contracts/result.ts';
import style from '#src/components/library/count-matrix.module.css';
import { Link } from '#src/components/page/link.tsx';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { pluralInSentence } from '#src/domain/item-count-text.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';

interface Props {
  result: Promise<Result<Library>>;
  division: string;
  /** The first one is the current page's type. */
  types: readonly ContentType[];
}

/** Footer of the section table: totals of the whole division, each item counted once. */
export const WholeDivision = (props: Props) => (
  <tr>
    <td className={style.number}>Σ</td>
    <td className={style.number}>{'\u00a0'}</td>
    <th scope="row" className={style.title}>
      Whole division
    </th>
    <PromptSuspense awaited={props.result} fallback={<td colSpan={props.types.length}>…</td>}>
      <Totals {...props} />
    </PromptSuspense>
  </tr>
);

function Totals({ result, division, types: [own, ...others] }: Props) {
  const { data, error } = use(result);
  const counts = data?.divisions.find((one) => one.division === division)?.counts;
  if (error || counts === undefined || own === undefined)
    return <td colSpan={others.length + 1}>Couldn’t load the totals.</td>;
  return (
    <>
      <td className={style.marked} data-short={contentTypeWords[own].short}>
        {countText(counts[own] ?? 0)}
      </td>
      {others.map((type) => (
        <td key={type} data-short={contentTypeWords[type].short}>
          <Link
            to={to.division(type, division)}
            aria-label={`${countText(counts[type] ?? 0)} ${pluralInSentence(contentTypeWords[type].plural)}, whole division`}
          >
            {countText(counts[type] ?? 0)}
          </Link>
        </td>
      ))}
    </>
  );
}
