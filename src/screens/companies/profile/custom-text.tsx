import type { CallError } from '#src/contracts/result.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import type { Company } from '#src/contracts/companies.ts';
import style from '#src/screens/companies/profile/custom-text.module.css';
import { Part } from '#src/screens/companies/frame/part.tsx';
import { LazySafeHtml } from '#src/components/page/lazy-safe-html.tsx';

interface Props {
  result: Promise<{ data: string; error?: never } | { data?: never; error: CallError }>;
  company: Company;
}

/** Sanitized. Renders nothing if it is missing or fails to load. */
export const CustomText = ({ result, company }: Props) => (
  <Deferred result={result} what="the manufacturer’s own text" fallback={null}>
    {(html) =>
      html.trim() === '' ? null : (
        <Part id="own-words" title={`From ${company.companyNoHtml}`}>
          <div className={`note ${style.text}`}>
            <LazySafeHtml html={html} />
          </div>
        </Part>
      )
    }
  </Deferred>
);
