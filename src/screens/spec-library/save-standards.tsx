import { useEffect, useRef, useState } from 'react';

import { call } from '#src/api/call.ts';
import { standardsList, type CountedStandard, type StandardsFound } from '#src/contracts/spec-library.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { saveCsv } from '#src/browser/save-csv.ts';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { standardsTable, type StandardsView } from '#src/domain/spec-library/standards-list.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { to } from '#src/paths.ts';
import { standardsCallQuery } from '#src/screens/spec-library/standards-call.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  view: StandardsView;
  found: StandardsFound;
  /** Name of the file. */
  name: string;
}

/** More than a library cites. */
const most = 5000;

/** Saves the whole list as CSV, including its other pages; or prints it. */
export function SaveStandards({ view, found, name }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const end = new AbortController();
    leaving.current = end;
    return () => end.abort();
  }, []);
  const save = (standards: readonly CountedStandard[]): void => {
    const pageOf = (slug: string): string => `${siteOrigin()}${to.standard(slug)}`;
    saveCsv(standardsTable(standards, found.section !== null, pageOf), safeFileName(name));
    setState('idle');
  };
  const saveAll = async (): Promise<void> => {
    if (found.standards.length === found.total) {
      save(found.standards);
      return;
    }
    setState('busy');
    const { signal } = leaving.current;
    const { data } = await call(standardsList, {
      query: { ...standardsCallQuery(view), from: 0, size: most },
      signal,
    });
    if (signal.aborted) return;
    if (data) save(data.standards);
    else setState('failed');
  };
  return (
    <div className="cluster gap-2 screen-only">
      <Button disabled={state === 'busy'} onClick={() => void saveAll()}>
        <Icon name="download" /> CSV
      </Button>
      <PrintButton />
      <p role="status" className="note redline">
        {state === 'failed' && 'Couldn’t load the whole list. Nothing was saved; try again.'}
      </p>
    </div>
  );
}
