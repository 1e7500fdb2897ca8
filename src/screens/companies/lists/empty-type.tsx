import { NextLinks, type NextLink } from '#src/components/page/next-links.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { to } from '#src/paths.ts';

/** Shown instead of an empty list: other content, and whom to ask. */
export function EmptyType({ company, type }: { company: Company; type: ContentType }) {
  const { plural } = contentTypeWords[type];
  const others = contentTypes.filter((one) => (company.counts[one] ?? 0) > 0);
  const [section] = company.sections;
  return (
    <div className="stack gap-3 pad-block-4">
      <p className="lead ink">
        The library has no {withinSentence(plural)} by <bdi>{company.companyNoHtml}</bdi>
        {company.isClient ? ' yet.' : '.'}
      </p>
      <NextLinks
        className="stack at-left gap-1 roomy-links"
        ways={[
          ...others
            .slice(0, 3)
            .map((one): NextLink => [
              `${contentTypeWords[one].plural} by the same manufacturer`,
              to.companyContent(company, one),
            ]),
          section === undefined
            ? [`${plural} by others`, to.contentType(type)]
            : [`${plural} by others in ${section.title}`, to.section(type, section.number)],
          ['Ask the manufacturer for them', `${to.company(company)}#request`],
        ]}
      />
    </div>
  );
}

/** `CAD details`, `EPDs`, and `SpecWizards` keep their capitals. */
const withinSentence = (plural: string): string =>
  /^[A-Z][a-z]+s?$/.test(plural) ? plural.toLowerCase() : plural;
