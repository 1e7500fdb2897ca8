import page from '#src/components/library/library-page.module.css';
import { NextLinks } from '#src/components/page/next-links.tsx';
import { isNarrowed, textSearchQuery, type TextSearch } from '#src/domain/spec-library/text-search.ts';
import { to } from '#src/paths.ts';
import { noTextChoices } from '#src/screens/spec-library/text-choices.tsx';

/** Suggestions if nothing was found. */
export const NothingFound = ({ search }: { search: TextSearch }) => (
  <div className="stack shrinks gap-3">
    <p className="lead ink">No paragraphs match “{search.words}”.</p>
    <NextLinks
      className={`tall-links low-links ${page.instead}`}
      ways={[
        isNarrowed(search) && [
          'Search all specifications',
          to.specificationSearch(textSearchQuery({ ...search, ...noTextChoices })),
        ],
        [`Search the library for “${search.words}”`, to.search(search.words)],
        ['Browse specifications', to.contentType('spec')],
      ]}
    />
  </div>
);
