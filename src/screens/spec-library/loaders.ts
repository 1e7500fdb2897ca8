import { call } from '#src/api/call.ts';
import { search } from '#src/api/search.ts';
import { specLibraryParagraphs, standardsGet, standardsList } from '#src/contracts/spec-library.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { standardSlugFrom } from '#src/domain/spec-library/designation.ts';
import { citationViewFrom, standardsViewFrom } from '#src/domain/spec-library/standards-list.ts';
import { textSearchFrom } from '#src/domain/spec-library/text-search.ts';
import { hitsOnPage, specificationsOnPage, standardsOnPage } from '#src/screens/spec-library/page-sizes.ts';
import { standardsCallQuery } from '#src/screens/spec-library/standards-call.ts';

const productsBeside = 6;

/** Paragraphs that contain the words; makes no call without words. */
export async function textSearch({ request: { url, signal } }: ScreenRequest) {
  const asked = textSearchFrom(new URL(url).searchParams);
  if (asked === null) throw notFound();
  const { words, division, section, coid, part, spec, isExact, page } = asked;
  if (words === '') return { search: asked, answer: null };
  const size = spec === null ? specificationsOnPage : hitsOnPage;
  const query = {
    q: words,
    ...(division !== '' && { division }),
    ...(section !== '' && { section }),
    ...(coid !== null && { coid }),
    ...(part !== null && { part }),
    ...(spec !== null && { spec }),
    ...(isExact && { exact: '1' }),
    from: (page - 1) * size,
    size,
  };
  return { search: asked, answer: requireData(await call(specLibraryParagraphs, { query, signal })) };
}

/** The standards that specifications cite, or that one section's specifications cite if the address names a section. */
export async function citedStandards({ request: { url, signal } }: ScreenRequest) {
  const view = standardsViewFrom(new URL(url).searchParams);
  if (view === null) throw notFound();
  const query = {
    ...standardsCallQuery(view),
    from: (view.page - 1) * standardsOnPage,
    size: standardsOnPage,
  };
  return { view, found: requireData(await call(standardsList, { query, signal })) };
}

/** A standard in any spelling and where it is cited; the content beside it is a promise. */
export async function standardCited({ params, request: { url, signal } }: ScreenRequest) {
  const slug = standardSlugFrom(params['designation'] ?? '');
  const view = citationViewFrom(new URL(url).searchParams);
  if (slug === null || view === null) throw notFound();
  const query = {
    ...(view.section !== '' && { section: view.section }),
    ...(view.coid !== null && { coid: view.coid }),
    from: (view.page - 1) * specificationsOnPage,
    size: specificationsOnPage,
  };
  const cited = requireData(await call(standardsGet, { params: { slug }, query, signal }));
  const section = view.section === '' ? cited.choices.section[0]?.key : view.section;
  return {
    view,
    cited,
    products: search(cited.standard.designation, 'product', { size: productsBeside }, signal),
    related: call(standardsList, { query: { ...(section !== undefined && { section }), size: 24 }, signal }),
  };
}
