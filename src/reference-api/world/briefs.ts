import type { Company, CompanyBrief } from '#src/contracts/companies.ts';
import type { Content, ContentBrief } from '#src/contracts/content.ts';

export const briefOf = ({
  id,
  content_type,
  title,
  coid,
  company,
  companySlug,
  picture,
}: Content): ContentBrief => ({ id, content_type, title, coid, company, companySlug, picture });

/** The name is plain text. */
export const companyBriefOf = (company: Company): CompanyBrief => ({
  coid: company.coid,
  company: company.companyNoHtml,
  companySlug: company.companySlug,
  webabrv: company.webabrv,
  isClient: company.isClient,
  logo: company.logo,
  city: company.address?.city ?? null,
  state: company.address?.state ?? null,
  phone: company.phone,
  sections: company.sections,
  counts: company.counts,
});
