import { useScreenData } from '#src/components/page/screen-data.tsx';
import { SelectableList } from '#src/components/selection/selectable-list.tsx';

import { CountTabs } from '#src/components/library/count-tabs.tsx';
import type { Company } from '#src/contracts/companies.ts';
import type { MeaningResult } from '#src/contracts/meaning.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { Rows } from '#src/screens/companies/frame/rows.tsx';
import type { meaningSearch } from '#src/screens/companies/search/loaders.ts';
import { NothingFound } from '#src/screens/companies/search/nothing-found.tsx';
import { SearchFrame } from '#src/screens/companies/search/search-frame.tsx';
import style from '#src/screens/companies/search/search.module.css';
import { Start } from '#src/screens/companies/search/start.tsx';

/** Results by similarity to a question, with the score. */
export function Screen() {
  const { company, sections, result } = useScreenData<typeof meaningSearch>();
  return (
    <SearchFrame
      company={company}
      mode="meaning"
      terms={result?.question ?? ''}
      path={to.companyVectorSearch(company)}
      isListed={result === null}
    >
      {result === null ? (
        <Start company={company} sections={sections} />
      ) : (
        <Nearest company={company} {...result} />
      )}
    </SearchFrame>
  );
}

interface Props {
  company: Company;
  question: string;
  type: ContentType | null;
  answer: MeaningResult;
}

function Nearest({ company, question, type, answer }: Props) {
  const { model, hits, total } = answer;
  const least = model.minSimilarity.toFixed(2);
  const hrefOf = (one: ContentType | null): string =>
    to.companyVectorSearch(company, `q=${encodeURIComponent(question)}${one === null ? '' : `&type=${one}`}`);
  const types = answer.content_types.flatMap(({ key, doc_count }) => {
    const one = contentTypeFrom(key);
    return one === null ? [] : [{ one, count: doc_count }];
  });
  if (types.length === 0) return <NothingFound company={company} terms={question} mode="meaning" />;
  return (
    <>
      <p className={`note muted ${style.ranking}`}>
        Ranked only by similarity. Your question and each item become a vector of{' '}
        {countText(model.dimensions)} numbers, the sum of the vectors of their words, learned for{' '}
        {countText(model.words)} words from the texts of each section. Similarity is the cosine of the two,
        from 0 to 1; results below {least} are not shown. It does not tell you whether a product suits your
        project.
      </p>
      <CountTabs
        label="Types of results"
        tabs={[
          {
            key: 'all',
            label: 'Everything',
            count: types.reduce((sum, { count }) => sum + count, 0),
            href: hrefOf(null),
            isCurrent: type === null,
          },
          ...types.map(({ one, count }) => ({
            key: one,
            label: contentTypeWords[one].plural,
            count,
            href: hrefOf(one),
            isCurrent: type === one,
          })),
        ]}
      />
      <section aria-label="Nearest in meaning">
        <h2 className={`note quiet regular digits ${style.count}`} aria-live="polite">
          {total === 0
            ? 'No close matches of this type'
            : `The nearest ${countText(hits.length)} of ${countText(total)}`}
        </h2>
        {hits.length > 0 && (
          <SelectableList items={hits.map(({ _source }) => _source)}>
            <Rows
              rows={hits.map(({ _source: item, _score: similarity, words }) => ({
                item,
                above: (
                  <p className="cluster gap-2px-3 small muted pad-top-3">
                    <span>
                      Similarity <span className={`ink digits ${style.figure}`}>{similarity.toFixed(2)}</span>
                    </span>
                    <span className={style.line} aria-hidden="true">
                      <span className="block full-height" style={{ inlineSize: `${similarity * 100}%` }} />
                    </span>
                    {words.length > 0 && <span>nearest words: {words.join(', ')}</span>}
                  </p>
                ),
              }))}
            />
          </SelectableList>
        )}
      </section>
    </>
  );
}
