import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { brand } from '#src/brand.ts';
import { today } from '#src/browser/clock.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { DownloadBar } from '#src/components/downloads/download-bar.tsx';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { submittalPlan } from '#src/domain/design-projects/submittal.ts';
import type { SubmittalFormats } from '#src/domain/design-projects/submittal.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import type { LoadedProject } from '#src/screens/projects/loaders.ts';
import { typeName } from '#src/screens/projects/project-labels.ts';
import { binderItems } from '#src/screens/projects/records.ts';
import { submittalDownload } from '#src/screens/projects/submittal-download.ts';
import { SubmittalList } from '#src/screens/projects/submittal-list.tsx';
import style from '#src/screens/projects/submittal.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** The submittal: one ZIP with cover, contents, register and the chosen files in section order. */
export function SubmittalView({ loaded }: { loaded: LoadedProject }) {
  return (
    <Deferred result={loaded.loadAllDocuments} fallback={<SkeletonText lines={16} />} what="The submittal">
      {({ found, failed }) => (
        <>
          {failed > 0 && (
            <Notice
              tone="bad"
              title={`Couldn’t load the documents of ${failed} ${failed === 1 ? 'product' : 'products'}.`}
            >
              <p>They are missing below. Reload the page to try again.</p>
            </Notice>
          )}
          <Submittal
            key={loaded.project.seq}
            project={loaded.project}
            items={binderItems(loaded.project.items, loaded.records, found)}
          />
        </>
      )}
    </Deferred>
  );
}

interface Props {
  project: LoadedProject['project'];
  items: readonly BinderItem[];
}

function Submittal({ project, items }: Props) {
  const [formats, setFormats] = useState<SubmittalFormats>('one');
  const day = today();
  const plan = submittalPlan(items, formats, day);
  const facts = { project, type: typeName(project), plan, today: day, by: brand.name };
  const [{ download, setFacts }] = useState(submittalDownload);
  const isBusy = useStore(download.state, ({ phase }) => phase === 'fetching' || phase === 'packing');
  useEffect(() => {
    if (!isBusy) setFacts(facts);
  });
  useEffect(() => download.cancel, [download]);
  const files = plan.files.filter(({ isRepeated }) => !isRepeated);
  if (plan.lines.length === 0)
    return (
      <Notice title="There is nothing to submit yet.">
        Every item that is not rejected goes into the submittal, with the documents that are chosen for it.
      </Notice>
    );
  return (
    <section className={style.submittal} aria-labelledby="submittal">
      <h2 id="submittal" className="unseen">
        Submittal
      </h2>
      <p className={style.intro}>
        One ZIP: a cover with the contents to print, a folder for each section, and a register of every file.
        Rejected items stay out; which documents go with an item is chosen among the items.
      </p>
      <fieldset className={style.formats} disabled={isBusy}>
        <legend>Files of a document</legend>
        <label>
          <input type="radio" name="formats" checked={formats === 'one'} onChange={() => setFormats('one')} />{' '}
          One of each: PDF where there is one
        </label>
        <label>
          <input type="radio" name="formats" checked={formats === 'all'} onChange={() => setFormats('all')} />{' '}
          All formats
        </label>
      </fieldset>
      <DownloadBar
        download={download}
        files={files}
        of={files.length}
        name={`${safeFileName(project.name, 80)} - Submittal ${day}.zip`}
      />
      <SubmittalList plan={plan} />
    </section>
  );
}
