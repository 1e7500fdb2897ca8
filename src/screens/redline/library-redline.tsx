import { useLoaderData } from 'react-router';

import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import type { redline } from '#src/screens/redline/loaders.ts';
import { NothingChosen } from '#src/screens/redline/nothing-chosen.tsx';
import { RedlineScreen } from '#src/screens/redline/redline-screen.tsx';

/** Two specifications with the same section number, or one and the visitor's own work, as a redline. */
export function Screen() {
  const loaded = useLoaderData<typeof redline>();
  const isEmpty = loaded.old === null;
  return (
    <Page
      title="Compare specifications"
      description="Two specifications of one section as a redline: word by word, with what moved, and as a Word file with tracked changes."
      canonical={isEmpty ? to.compareSpecifications() : null}
    >
      {loaded.old === null ? <NothingChosen /> : <RedlineScreen loaded={loaded} old={loaded.old} />}
    </Page>
  );
}
