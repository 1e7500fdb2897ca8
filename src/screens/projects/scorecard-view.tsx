import { useState } from 'react';

import { today } from '#src/browser/clock.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { certificateTally, expiringDocuments, missingDocuments } from '#src/domain/scorecard/documents.ts';
import { creditRules } from '#src/domain/scorecard/rules.ts';
import { scoredProducts } from '#src/domain/scorecard/scored-products.ts';
import { creditOf, isCounted } from '#src/domain/scorecard/scorecard.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { CertificateTable, ExpiryTable } from '#src/screens/projects/certificate-tables.tsx';
import { CreditCard } from '#src/screens/projects/credit-card.tsx';
import type { LoadedProject } from '#src/screens/projects/loaders.ts';
import { MissingTable } from '#src/screens/projects/missing-table.tsx';
import { binderItems, type LoadedDocuments } from '#src/screens/projects/records.ts';
import style from '#src/screens/projects/scorecard.module.css';
import { TitleBlock } from '#src/screens/projects/title-block.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

export const ScorecardView = ({ loaded }: { loaded: LoadedProject }) => (
  <Deferred result={loaded.loadAllDocuments} fallback={<SkeletonText lines={16} />} what="the scorecard">
    {(pendingDocuments) => <Scorecard loaded={loaded} pendingDocuments={pendingDocuments} />}
  </Deferred>
);

function Scorecard({
  loaded,
  pendingDocuments,
}: {
  loaded: LoadedProject;
  pendingDocuments: LoadedDocuments;
}) {
  const { project, records } = loaded;
  const day = today();
  const products = scoredProducts(
    binderItems(project.items, records, pendingDocuments.found),
    pendingDocuments.found,
  );
  const [withConsidered, setWithConsidered] = useState(false);
  const counted = products.filter((product) => isCounted(product, withConsidered));
  const considered = products.filter(({ status }) => status === 'considering').length;
  if (products.length === 0 && pendingDocuments.failed === 0)
    return (
      <Notice title="Nothing to count yet.">
        The scorecard counts the project’s products and their declarations. Add products to get started.
      </Notice>
    );
  return (
    <div className={`stack gap-6 own-head print-block ${style.card}`}>
      <TitleBlock project={project} kind="LEED and WELL scorecard" />
      {pendingDocuments.failed > 0 && (
        <Notice
          tone="bad"
          title={`Couldn’t load the documents of ${pluralize(pendingDocuments.failed, 'product')}.`}
        >
          <p>They are not counted below. Reload the page to try again.</p>
        </Notice>
      )}
      <div className="stack gap-2 print-block">
        <p className={`note muted ${style.intro}`}>
          {counted.length} of {products.length} {products.length === 1 ? 'product' : 'products'}{' '}
          {counted.length === 1 ? 'counts' : 'count'}: those that are specified (basis of design, submitted,
          approved). Results from different declarations are never added up or ranked here.
        </p>
        {considered > 0 && (
          <div className="screen-only">
            <Checkbox
              label={`Include the ${considered} under consideration`}
              checked={withConsidered}
              onChange={({ target }) => setWithConsidered(target.checked)}
            />
          </div>
        )}
      </div>
      {creditRules.map((rule) => (
        <CreditCard
          key={rule.key}
          credit={creditOf(counted, rule, project.leed, day)}
          isTrial={withConsidered}
        />
      ))}
      {counted.length > 0 && (
        <>
          <ExpiryTable expiring={expiringDocuments(counted, day)} />
          <MissingTable missing={missingDocuments(counted)} of={counted.length} project={project.seq} />
          <CertificateTable programs={certificateTally(counted, day)} />
        </>
      )}
    </div>
  );
}
