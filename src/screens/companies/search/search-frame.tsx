import type { ReactNode } from 'react';

import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { webPage } from '#src/components/page/structured-crumbs.ts';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { SearchForm } from '#src/components/search/search-form.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { companyPageCrumbs } from '#src/screens/companies/frame/company-page-crumbs.ts';
import { CompanyFrame } from '#src/screens/companies/frame/company-frame.tsx';
import { modeHref, type Mode } from '#src/screens/companies/search/mode.ts';
import style from '#src/screens/companies/search/search.module.css';

interface Props {
  company: Company;
  mode: Mode;
  /** `''` before the first search. */
  terms: string;
  /** The address without its query. */
  path: string;
  /** False adds `noindex`. */
  isListed: boolean;
  children: ReactNode;
}

const modes: readonly (readonly [mode: Mode, label: string, explained: string])[] = [
  ['words', 'Words', 'Finds your words and common trade synonyms in drawings, documents, and products.'],
  ['products', 'Products', 'Finds products by their own text and by their drawings and documents.'],
  [
    'meaning',
    'Meaning',
    'Finds the closest matches to a plain-language question, even if none of its words appear.',
  ],
];

const titles: Readonly<Record<Mode, string>> = {
  words: 'Search',
  products: 'Product search',
  meaning: 'Search by meaning',
};

const examples: Readonly<Record<Mode, string>> = {
  words: 'roof edge',
  products: 'wind uplift',
  meaning: 'keeps rain out of flat roofs',
};

/** The three ways to search a manufacturer's content, with a shared form and the results. */
export function SearchFrame({ company, mode, terms, path, isListed, children }: Props) {
  useCanonicalPath(path);
  const name = company.companyNoHtml;
  const title = terms === '' ? `${titles[mode]}: ${name}` : `“${terms}” at ${name}`;
  const crumbs = companyPageCrumbs(company, titles[mode]);
  return (
    <Page
      title={title}
      description={`${titles[mode]} across everything ${name} has in the library: products, CAD details, BIM objects, specifications, and declarations.`}
      canonical={isListed ? path : null}
      structuredData={webPage(title, path, crumbs)}
    >
      <CompanyFrame
        company={company}
        crumbs={crumbs}
        title={terms === '' ? titles[mode] : `${titles[mode]}: “${terms}”`}
        tab="search"
      >
        <div className="stack measure gap-2 screen-only">
          <nav aria-label="Ways to search" className={`flex gap-1 forced-fill ${style.modes}`}>
            {modes.map(([one, label]) => (
              <Link
                className="note framed rounded"
                key={one}
                to={modeHref(company, one, terms)}
                aria-current={one === mode ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
          <SearchForm
            key={`${mode} ${terms}`}
            name={`Search ${name}`}
            label={mode === 'meaning' ? 'What should it do?' : 'Search for'}
            placeholder={`For example: ${examples[mode]}`}
            words={terms}
            hrefOf={(words) => modeHref(company, mode, words)}
          />
          <p className="note muted">{modes.find(([one]) => one === mode)?.[2]}</p>
        </div>
        {children}
      </CompanyFrame>
    </Page>
  );
}
