import { useEffect, useMemo, useState } from 'react';

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
  /** The first answers are on their way; the page waits for all of them, so that nothing moves below the reader. */
  isComing: boolean;
  isAskingAgain: boolean;
  askAgain: () => void;
}

/** What the library says of shared items now. */
export function useRecords(shared: readonly SharedItem[]): Read {
  const [records, setRecords] = useState<ReadonlyMap<string, BinderRecord>>(new Map());
  const [isAskingAgain, setAskingAgain] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    void recordsOf(shared, end.signal).then((found) => {
      if (!end.signal.aborted) setRecords(found);
    });
    return () => end.abort();
  }, [shared]);
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
      isComing: records.size < shared.length,
      isAskingAgain,
      askAgain: () => {
        setAskingAgain(true);
        void recordsOf(unread, new AbortController().signal).then((found) => {
          setRecords((before) => new Map([...before, ...found]));
          setAskingAgain(false);
        });
      },
    };
  }, [shared, records, isAskingAgain]);
}

/** All of them at once; what does not come is not read. */
async function recordsOf(
  items: readonly SharedItem[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, BinderRecord>> {
  const answers = await Promise.all(askForRecords(items, signal).map(({ records }) => records));
  return new Map(answers.flatMap((one) => [...one]));
}
