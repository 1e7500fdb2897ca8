import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';

import { today } from '#src/browser/clock.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { saveCsv } from '#src/browser/save-csv.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { useSaveToFavorites } from '#src/components/favorites/use-save-to-favorites.tsx';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { reloadOrNotify } from '#src/components/page/missing-code.ts';
import { Link } from '#src/components/page/link.tsx';
import { comparedProducts } from '#src/domain/selected-items.ts';
import { maxCompared } from '#src/domain/compare/choice.ts';
import { inBinderOrder, type BinderItem } from '#src/domain/design-projects/binder.ts';
import { savedCompany, savedItem } from '#src/domain/saved-item.ts';
import { shareFile } from '#src/domain/share/share-file.ts';
import type { Shared } from '#src/domain/share/shared.ts';
import { sharedTable } from '#src/domain/share/shared-table.ts';
import { projectOf } from '#src/domain/share/shared-project.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { to } from '#src/paths.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

const SignInOffer = lazyPart(
  async () => (await import('#src/components/account/sign-in-offer.tsx')).SignInOffer,
  'Saving',
);

interface Props {
  shared: Shared;
  items: readonly BinderItem[];
}

/** Files and comparison work without an account; saving needs one. */
export function SaveTools({ shared, items }: Props) {
  const navigate = useNavigate();
  const [isOffering, setOffering] = useState(false);
  const found = items.flatMap(({ record }) => (record.kind === 'item' ? [record.item] : []));
  const manufacturers = items.flatMap(({ record }) => (record.kind === 'company' ? [record.company] : []));
  const saved = [
    ...found.map(savedItem),
    ...manufacturers.map(({ coid, companyNoHtml: company }) => savedCompany({ coid, company })),
  ];
  const products = comparedProducts(found);
  const isLoading = items.some(({ record }) => record.kind === 'coming');
  const name = safeFileName(shared.name === '' ? shared.kind : shared.name, 60);

  const { save, offer } = useSaveToFavorites(
    saved,
    'The shared items will be saved to your favorites when you sign in.',
  );
  const { submit: addToFavorites, isSubmitting: isSaving } = useSubmitOnce(save);

  async function copyToProjects(): Promise<void> {
    const [{ checkSignedIn: isSignedIn }, { saveDesignProject }] = await Promise.all([
      import('#src/services/favorite-actions.ts'),
      import('#src/services/design-project-changes.ts'),
    ]);
    if (await isSignedIn()) {
      const { data } = await saveDesignProject(projectOf(shared, items), null);
      if (data) await navigate(to.designProject(data.seq));
    } else setOffering(true);
  }
  const { submit: makeProject, isSubmitting } = useSubmitOnce(() =>
    copyToProjects().catch((error: unknown) =>
      reloadOrNotify(error, 'Couldn’t copy to a project. Check your connection and try again.'),
    ),
  );

  return (
    <section className="flow gap-2 rows-599 screen-only" aria-label="Save a copy">
      {products.length >= 2 && products.length <= maxCompared && (
        <Link className={buttonClass('primary')} to={to.compare(products)}>
          Compare {products.length} products
        </Link>
      )}
      <Button disabled={isLoading || saved.length === 0 || isSaving} onClick={addToFavorites}>
        {isSaving ? 'Saving…' : 'Save to favorites'}
      </Button>
      <Button disabled={isLoading || isSubmitting} onClick={makeProject}>
        {isSubmitting ? 'Saving…' : 'Copy to my projects'}
      </Button>
      <Button
        disabled={isLoading}
        onClick={() =>
          saveCsv(
            sharedTable(inBinderOrder(items), shared.kind === 'project', addressOf),
            `${name}-${today()}`,
          )
        }
      >
        <Icon name="download" /> CSV
      </Button>
      <Button
        onClick={() => saveFile(new Blob([shareFile(shared)], { type: 'application/json' }), `${name}.json`)}
      >
        <Icon name="download" /> File
      </Button>
      {offer}
      {isOffering && (
        <Suspense>
          <SignInOffer
            what="Sign in to copy this to a project. You’ll come back here."
            pending={{}}
            onClose={() => setOffering(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

function addressOf({ record }: BinderItem): string {
  if (record.kind === 'company') return siteOrigin() + to.company(record.company);
  if (record.kind !== 'item') return '';
  const { item } = record;
  return siteOrigin() + to.contentItem(item, item.content_type, item.id);
}
