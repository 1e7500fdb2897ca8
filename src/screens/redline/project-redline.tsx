import { useScreenData } from '#src/components/page/screen-data.tsx';
import { WhileSignedIn } from '#src/components/account/while-signed-in.tsx';
import { Page } from '#src/components/page/page.tsx';
import type { redlineInProject } from '#src/screens/redline/loaders.ts';
import { RedlineScreen } from '#src/screens/redline/redline-screen.tsx';

/** A section of a SpecWizard project, compared with the manufacturer's text or an earlier version. */
export function Screen() {
  const loaded = useScreenData<typeof redlineInProject>();
  return (
    <WhileSignedIn>
      <Page
        title={`Compare specifications: ${loaded.project?.name ?? ''}`}
        description="A section of a SpecWizard project as a redline."
        canonical={null}
      >
        {loaded.old && <RedlineScreen loaded={loaded} old={loaded.old} />}
      </Page>
    </WhileSignedIn>
  );
}
