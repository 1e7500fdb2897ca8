import { useScreenData } from '#src/components/page/screen-data.tsx';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import { useRevalidateFor } from '#src/components/page/use-revalidate-for.ts';
import { to } from '#src/paths.ts';
import type { savedSearches } from '#src/screens/saved-searches/loaders.ts';
import { SavedSearchRow } from '#src/screens/saved-searches/saved-search-row.tsx';
import { useSavedSearches } from '#src/stores/saved-searches.ts';

export function Screen() {
  const { newResults } = useScreenData<typeof savedSearches>();
  const list = useSavedSearches((state) => state.list);
  // Loads counts for searches that were restored or that another tab saved.
  useRevalidateFor(list.map(({ seq }) => seq).filter((seq) => !newResults.has(seq)));
  return (
    <AccountPage
      title="Saved searches"
      description="Your saved searches, with the number of new results since you last opened each."
    >
      {list.length === 0 ? (
        <Empty />
      ) : (
        <ul className="line-top">
          {list.map((saved) => (
            <SavedSearchRow key={saved.seq} saved={saved} pending={newResults.get(saved.seq)} />
          ))}
        </ul>
      )}
    </AccountPage>
  );
}

function Empty() {
  return (
    <WithPanel panel={<PanelPart title="What they do" facts={uses} />}>
      <p>
        No saved searches yet. Run a search, narrow it, and press “Save search” above the results. It’s saved
        here with its filters, and you’ll see how many new results there are each time you come back.
      </p>
      <NextLinks
        className="roomy-links"
        ways={[
          ['Search the library', to.searchEmpty()],
          ['What’s new this week', to.whatsNew()],
        ]}
      />
    </WithPanel>
  );
}

const uses = [
  ['Filters', 'Words, type, and every filter are kept as you left them.'],
  ['New results', 'Each search counts what was added since you last opened it.'],
] as const;
