import { memo } from 'react';

import { Link } from '#src/components/page/link.tsx';
import type { RowReview } from '#src/contracts/forms/substitution.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import type { SubstitutionChoice } from '#src/domain/substitution/choice.ts';
import { verdictWords } from '#src/domain/substitution/evaluation.ts';
import type { EvaluationGroup, EvaluationRow, Finding, Stated } from '#src/domain/substitution/evaluation.ts';
import { blankRow, withRow } from '#src/domain/substitution/review.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/substitution/evaluation-table.module.css';
import type { SubstitutionPages } from '#src/screens/substitution/loaders.ts';
import { proposedName, ProposedHead, SpecifiedHead } from '#src/screens/substitution/product-heads.tsx';
import { RowDecision } from '#src/screens/substitution/row-decision.tsx';
import type { ReviewForm } from '#src/screens/substitution/use-review.ts';
import { Code } from '#src/ui/code.tsx';

interface Props {
  choice: SubstitutionChoice;
  pages: SubstitutionPages;
  /** Every row, for the counts. */
  all: readonly EvaluationGroup[];
  /** The rows shown. */
  groups: readonly EvaluationGroup[];
  form: ReviewForm;
}

/** The terms that reviewers use. */
const evidenceWords: Partial<Record<ContentType, string>> = {
  datasheet: 'Datasheet',
  certificate: 'Certificate',
  catalog: 'Catalog',
};

const tones = { pass: 'good', fail: 'bad', unknown: 'warn' } as const;

/** Properties as rows; the specified product, then each proposed one with verdict, decision, and remark. */
export function EvaluationTable({ choice, pages, all, groups, form }: Props) {
  const { specified, proposed } = pages;
  const titles = proposed.map(({ product }) => product.title);
  return (
    <table
      className={`full-width note ink-line-top ${style.table} ${proposed.length > 0 ? 'screen-only' : ''}`}
      data-columns={proposed.length}
    >
      <caption className="unseen">
        {specified.product.title} against {titles.join(', ') || 'no proposed products yet'}, property by
        property
      </caption>
      <thead>
        <tr>
          <th scope="col" className={style.corner}>
            Property
          </th>
          <th scope="col">
            <SpecifiedHead product={specified.product} />
          </th>
          {proposed.map((page, column) => (
            <th key={page.product.id} scope="col">
              <ProposedHead choice={choice} pages={pages} column={column} groups={all} form={form} />
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          <tr className={`minor-heads ${style.group}`}>
            <th scope="rowgroup" colSpan={proposed.length + 2}>
              <h2>{group.title}</h2>
            </th>
          </tr>
          {group.rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              titles={titles.join('\n')}
              reviews={form.reviews.map(({ rows }) => rows[row.key])}
              onChange={form.changeReview}
            />
          ))}
        </tbody>
      ))}
      {groups.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={proposed.length + 2}>Every row passes.</td>
          </tr>
        </tbody>
      )}
    </table>
  );
}

interface RowProps {
  row: EvaluationRow;
  titles: string;
  reviews: readonly (RowReview | undefined)[];
  onChange: ReviewForm['changeReview'];
}

/** Renders again only if something in it changed, so that typing a remark renders one row instead of thirty. */
const Row = memo(function Row({ row, titles, reviews, onChange }: RowProps) {
  const names = titles.split('\n');
  return (
    <tr>
      <th scope="row">
        {row.label}
        {row.title && <span className={`block small regular ${style.note}`}>{row.title}</span>}
        <span className={`block tiny muted regular ${style.note}`}>{row.rule}</span>
      </th>
      <td>
        <span className={style.who}>Specified</span>
        <Figures stated={row.specified} />
      </td>
      {row.findings.map((finding, column) => (
        <td key={column} data-verdict={finding.verdict}>
          <span className={style.who}>{proposedName(column, names.length)}</span>
          <FindingView finding={finding} />{' '}
          <RowDecision
            about={`${row.label}, ${names[column]}`}
            review={reviews[column] ?? blankRow}
            onChange={(part) => onChange(column, (review) => withRow(review, row.key, part))}
          />
        </td>
      ))}
    </tr>
  );
}, isSameRow);

function isSameRow(one: RowProps, other: RowProps): boolean {
  return (
    one.row === other.row &&
    one.titles === other.titles &&
    one.onChange === other.onChange &&
    one.reviews.length === other.reviews.length &&
    one.reviews.every((review, column) => review === other.reviews[column])
  );
}

/** Value and verdict on one line; below it the reason, the test, and the source. */
function FindingView({ finding: { verdict, why, ...stated } }: { finding: Finding }) {
  return (
    <>
      <p className="ink digits">
        <Code tone={tones[verdict]}>{verdictWords[verdict].toUpperCase()}</Code>
        {'\u2002'}
        {stated.text === '' ? <span className={`muted ${style.missing}`}>not stated</span> : stated.text}
      </p>
      <p className={`small plain ${style.why}`}>{why}</p> <Notes stated={stated} />
    </>
  );
}

function Figures({ stated }: { stated: Stated }) {
  if (stated.text === '') return <p className={`muted ${style.missing}`}>not stated</p>;
  return (
    <>
      <p className="ink digits">{stated.text}</p>
      <Notes stated={stated} />
    </>
  );
}

function Notes({ stated: { notes, evidence } }: { stated: Stated }) {
  if (notes.length === 0 && evidence === null) return null;
  return (
    <p className={`block tiny muted regular ${style.note}`}>
      {notes.map((note) => (
        <span key={note} className={style.part}>
          {note}{' '}
        </span>
      ))}
      {evidence && (
        <Link
          className={`${style.part} accent ${style.evidence}`}
          to={to.contentItem(evidence, evidence.content_type, evidence.id)}
          title={evidence.title}
        >
          {evidenceWords[evidence.content_type] ?? contentTypeWords[evidence.content_type].singular}
        </Link>
      )}
    </p>
  );
}
