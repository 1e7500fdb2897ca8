import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { brand } from '#src/brand.ts';
import { today } from '#src/browser/clock.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { DownloadBar } from '#src/components/downloads/download-bar.tsx';
import { useWrittenFile } from '#src/components/downloads/use-written-file.ts';
import type { ItemStatus } from '#src/contracts/char-projects.ts';
import { statuses, statusWords, type BinderItem } from '#src/domain/design-projects/binder.ts';
import { mayEdit } from '#src/domain/design-projects/project-right.ts';
import { submittalPlan, defaultStatuses } from '#src/domain/design-projects/submittal.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import type { LoadedProject } from '#src/screens/projects/loaders.ts';
import { typeName } from '#src/screens/projects/project-labels.ts';
import { binderItems } from '#src/screens/projects/records.ts';
import { registerWorkbook, submittalDownloads } from '#src/screens/projects/submittal-download.ts';
import { SubmittalList } from '#src/screens/projects/submittal-list.tsx';
import style from '#src/screens/projects/submittal.module.css';
import { TitleBlock } from '#src/screens/projects/title-block.tsx';
import type { ZipState } from '#src/services/zip-download.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** The submittal as a single PDF, or as a ZIP with a register. */
export const SubmittalView = ({ loaded }: { loaded: LoadedProject }) => (
  <Deferred result={loaded.loadAllDocuments} fallback={<SkeletonText lines={16} />} what="the submittal">
    {({ found, failed }) => (
      <>
        {failed > 0 && (
          <Notice tone="bad" title={`Couldn’t load the documents of ${pluralize(failed, 'product')}.`}>
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

type Format = 'binder' | 'zip' | 'all';

const formats: readonly (readonly [Format, string])[] = [
  ['binder', 'One PDF with cover, contents, and review stamps'],
  ['zip', 'ZIP, one format per document'],
  ['all', 'ZIP, all formats'],
];

const isRunning = ({ phase }: ZipState): boolean => phase === 'fetching' || phase === 'packing';

interface Props {
  project: LoadedProject['project'];
  items: readonly BinderItem[];
}

function Submittal({ project, items }: Props) {
  const [format, setFormat] = useState<Format>('binder');
  const [chosen, setChosen] = useState<readonly ItemStatus[] | null>(null);
  const day = today();
  const present = statuses.filter((status) => items.some(({ saved }) => saved.status === status));
  const wanted = chosen ?? defaultStatuses(items);
  const plan = submittalPlan(items, { statuses: wanted, formats: format === 'all' ? 'all' : 'one' }, day);
  const facts = { project, type: typeName(project), plan, today: day, by: brand.name };
  const [{ binder, zip, setFacts }] = useState(submittalDownloads);
  const isBinding = useStore(binder.state, isRunning);
  const isZipping = useStore(zip.state, isRunning);
  const isBusy = isBinding || isZipping;
  const { isFailed, save } = useWrittenFile();
  useEffect(() => setFacts(facts));
  useEffect(() => {
    return () => {
      binder.cancel();
      zip.cancel();
    };
  }, [binder, zip]);
  const files = plan.files.filter(({ isRepeated }) => !isRepeated);
  const name = `${safeFileName(project.name, 80)} - Submittal ${day}`;
  const writeRegister = (): Promise<Blob> => {
    const results = new Map(files.map(({ file }) => [file.url, { bytes: file.bytes ?? 0 }]));
    return registerWorkbook({ ...facts, results });
  };
  if (items.length === 0)
    return (
      <Notice title="Nothing to submit yet.">
        Items with the status Submitted go into the submittal, along with the documents you chose for them.
      </Notice>
    );
  return (
    <section className="stack gap-3 own-head" aria-labelledby="submittal">
      <h2 id="submittal" className="unseen">
        Submittal
      </h2>
      <fieldset
        className={`grid note screen-only boxes-15 ${style.formats} ${style.statuses}`}
        disabled={isBusy}
      >
        <legend className="bold">Items to submit</legend>
        {present.map((status) => (
          <label className="row gap-6px high-28" key={status}>
            <input
              type="checkbox"
              checked={wanted.includes(status)}
              onChange={({ target }) =>
                setChosen(statuses.filter((one) => (one === status ? target.checked : wanted.includes(one))))
              }
            />{' '}
            {statusWords[status]} ({items.filter(({ saved }) => saved.status === status).length})
          </label>
        ))}
      </fieldset>
      <fieldset className={`flow note screen-only boxes-15 ${style.formats}`} disabled={isBusy}>
        <legend className="bold">Save as</legend>
        {formats.map(([key, label]) => (
          <label className="row gap-6px high-28" key={key}>
            <input type="radio" name="formats" checked={format === key} onChange={() => setFormat(key)} />{' '}
            {label}
          </label>
        ))}
      </fieldset>
      {plan.lines.length === 0 ? (
        <Notice title="No items selected to submit.">
          <p>Set items to Submitted, or include other statuses above.</p>
        </Notice>
      ) : (
        <>
          <DownloadBar
            key={format === 'binder' ? 'binder' : 'zip'}
            download={format === 'binder' ? binder : zip}
            files={files}
            of={files.length}
            name={`${name}.${format === 'binder' ? 'pdf' : 'zip'}`}
            label={
              <span>
                <span className="unseen-599">{format === 'binder' ? 'Save ' : 'Download '}</span>
                {format === 'binder' ? 'PDF' : 'ZIP'}
              </span>
            }
          >
            <Button onClick={() => void save(writeRegister, `${name} register.xlsx`)}>
              <span>
                <span className="unseen-599">Register (</span>XLSX<span className="unseen-599">)</span>
              </span>
            </Button>
          </DownloadBar>
          <div role="alert" className="hidden-if-empty">
            {isFailed && <Notice tone="bad" title="Couldn’t write the register. Try again." />}
          </div>
          <TitleBlock
            project={project}
            kind="Submittal"
            facts={[
              ['Items', String(plan.lines.length)],
              ['Documents', String(files.length)],
              [
                'Statuses included',
                present
                  .filter((status) => wanted.includes(status))
                  .map((status) => statusWords[status])
                  .join(', '),
              ],
            ]}
          />
          <SubmittalList plan={plan} project={project.seq} isEditable={mayEdit(project)} />
        </>
      )}
    </section>
  );
}
