import type { CallError } from '#src/contracts/result.ts';
import { ReleaseList } from '#src/components/library/release.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import type { NewsItem } from '#src/contracts/alerts.ts';
import type { Company } from '#src/contracts/companies.ts';
import { hasPart } from '#src/screens/companies/frame/part-links.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  result: Promise<{ data: NewsItem[]; error?: never } | { data?: never; error: CallError }>;
  company: Company;
}

/** The latest press releases, which expand in place. */
export function CompanyNews({ result, company }: Props) {
  if (!hasPart(company, 'news')) return null;
  return (
    <Part id="news" title="News">
      <Deferred result={result} what="the news" fallback={<SkeletonText lines={6} gap="14px" />}>
        {(news) =>
          news.length === 0 ? (
            <p className="muted">{company.companyNoHtml} has no news yet.</p>
          ) : (
            <ReleaseList items={news} />
          )
        }
      </Deferred>
    </Part>
  );
}
