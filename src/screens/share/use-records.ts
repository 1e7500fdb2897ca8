import { useCallback, useEffect, useMemo, useState } from 'react';

import { now } from '#src/browser/clock.ts';
import { binderOf } from '#src/domain/design-projects/binder.ts';
import type { BinderDivision, BinderItem, BinderRecord } from '#src/domain/design-projects/binder.ts';
import { keptKey } from '#src/domain/kept-item.ts';
import type { SharedItem } from '#src/domain/share/shared.ts';
import { projectItemOf } from '#src/domain/share/shared-project.ts';
import { askForRecords } from '#src/stores/kept-records.ts';

interface Read {
  items: readonly BinderItem[];
  /** In the order of MasterFormat. */
  divisions: readonly BinderDivision[];
  /** How many the library did not tell about. */
  unread: number;
  askAgain: () => void;
}

/** What the library says of shared items now. */
export function useRecords(shared: readonly SharedItem[]): Read {
  const [records, setRecords] = useState<ReadonlyMap<string, BinderRecord>>(new Map());
  const ask = useCallback((some: readonly SharedItem[], signal: AbortSignal): void => {
    for (const { records: batch } of askForRecords(some, signal)) {
      void batch.then((found) => {
        if (!signal.aborted) setRecords((before) => new Map([...before, ...found]));
      });
    }
  }, []);
  useEffect(() => {
    const end = new AbortController();
    ask(shared, end.signal);
    return () => end.abort();
  }, [shared, ask]);
  return useMemo(() => {
    const moment = new Date(now()).toISOString();
    const items = shared.map((item): BinderItem => ({
      kept: projectItemOf(item, moment),
      record: records.get(keptKey(item)) ?? { kind: 'coming' },
      documents: null,
    }));
    const unread = shared.filter((item) => records.get(keptKey(item))?.kind === 'unread');
    return {
      items,
      divisions: binderOf(items),
      unread: unread.length,
      askAgain: () => {
        setRecords((before) => new Map([...before].filter(([, { kind }]) => kind !== 'unread')));
        ask(unread, new AbortController().signal);
      },
    };
  }, [shared, records, ask]);
}
