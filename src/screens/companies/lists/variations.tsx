import { useScreenData } from '#src/components/page/screen-data.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { webPage } from '#src/components/page/structured-crumbs.ts';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { to } from '#src/paths.ts';
import { companyPageCrumbs } from '#src/screens/companies/frame/company-page-crumbs.ts';
import { CompanyFrame } from '#src/screens/companies/frame/company-frame.tsx';
import type { variations } from '#src/screens/companies/lists/loaders.ts';
import { valuesDiffer, variationFacts } from '#src/screens/companies/lists/variation-facts.ts';
import { VariationTable } from '#src/screens/companies/lists/variation-table.tsx';

const sentenceList = new Intl.ListFormat('en-US');

/** An item next to its variations in size or condition, with their differences. */
export function Screen() {
  const { company, item, others, onlyDifferences } = useScreenData<typeof variations>();
  const { content_type: type, id, title } = item;
  const path = to.companyVariations(company, type, id);
  useCanonicalPath(path);
  const { plural, singular } = contentTypeWords[type];
  const own = to.contentItem(company, type, id);
  const items = [item, ...others];
  const rows = variationFacts(items);
  const different = rows.filter(valuesDiffer);
  const distinguishing = different.map(({ inSentence }) => inSentence).filter(Boolean);
  const crumbs = companyPageCrumbs(company, 'Variations', [
    { label: plural, href: to.companyContent(company, type) },
    { label: title, href: own },
  ]);
  return (
    <Page
      title={`Variations of ${title}`}
      description={`${title} by ${company.companyNoHtml} beside its ${others.length === 1 ? 'variation' : `${others.length} variations`}: what differs, and the files of each.`}
      canonical={others.length === 0 ? null : path}
      structuredData={webPage(`Variations of ${title}`, path, crumbs)}
    >
      <CompanyFrame
        company={company}
        crumbs={crumbs}
        title={
          <>
            Variations of <bdi>{title}</bdi>
          </>
        }
        tab={type}
      >
        {others.length === 0 ? (
          <p className="pad-block-4">
            This {singular} has no variations.{' '}
            <Link className="link" to={own}>
              Back to the item
            </Link>
          </p>
        ) : (
          <>
            <div className="flow between baseline gap-1-4 note">
              <p className="quiet">
                {distinguishing.length === 0
                  ? 'They differ only in what is drawn.'
                  : `They differ in ${sentenceList.format(distinguishing)}.`}
              </p>
              {different.length > 0 && (
                <Link
                  keepScroll
                  replace
                  className="link inline-block pad-block-3px screen-only"
                  to={to.companyVariations(company, type, id, onlyDifferences ? '' : 'only=differences')}
                >
                  {onlyDifferences ? 'Show everything' : 'Show differences only'}
                </Link>
              )}
            </div>
            <VariationTable company={company} items={items} rows={onlyDifferences ? different : rows} />
          </>
        )}
      </CompanyFrame>
    </Page>
  );
}
