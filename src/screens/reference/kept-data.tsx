import { useState } from 'react';

import { listCookies, removeCookie } from '#src/browser/cookies.ts';
import { reloadPage } from '#src/browser/reload.ts';
import { listStored, removeStored } from '#src/browser/storage.ts';
import { keptFor, purposeOf } from '#src/screens/reference/stored-data.ts';
import type { KeptIn } from '#src/screens/reference/stored-data.ts';
import style from '#src/screens/reference/reference.module.css';
import { clearDrafts } from '#src/stores/drafts.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';

interface Kept {
  keptIn: KeptIn;
  key: string;
  value: string;
}

const places: Readonly<Record<KeptIn, string>> = {
  cookie: 'Cookie',
  local: 'Local storage',
  session: 'Tab storage',
};

function listKept(): readonly Kept[] {
  return [
    ...listCookies().map(({ name, value }): Kept => ({ keptIn: 'cookie', key: name, value })),
    ...listStored().map(({ area, key, text }): Kept => ({ keptIn: area, key, value: text })),
  ];
}

function remove({ keptIn, key }: Kept): void {
  if (keptIn === 'cookie') removeCookie(key);
  else removeStored(keptIn, key);
}

/** Everything that the browser keeps of this site, with what it is for, to delete one by one or as a whole. */
export function KeptData() {
  const [kept, setKept] = useState(listKept);
  const [said, setSaid] = useState('');
  function removeAll(): void {
    clearDrafts();
    for (const one of listKept()) remove(one);
    setKept(listKept());
    setSaid('Everything was deleted. Reload the page to clear its memory, too.');
  }
  return (
    <>
      <div className={style.tools}>
        <Button disabled={kept.length === 0} onClick={removeAll}>
          Delete all
        </Button>
        <Button kind="plain" onClick={() => setKept(listKept())}>
          Refresh
        </Button>
      </div>
      <div role="status">
        {said !== '' && (
          <Notice tone="good" title={said}>
            <Button onClick={reloadPage}>Reload</Button>
          </Notice>
        )}
      </div>
      {kept.length === 0 ? (
        <p>This browser is storing nothing from this site.</p>
      ) : (
        <div className={style.scroll} {...scrollRegion('What this browser stores')}>
          <table className={style.table}>
            <thead>
              <tr>
                <th scope="col">Purpose</th>
                <th scope="col">Name</th>
                <th scope="col">Value</th>
                <th scope="col">Where and how long</th>
                <th scope="col">
                  <span className="unseen">Delete</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {kept.map((one) => (
                <tr key={`${one.keptIn} ${one.key}`}>
                  <th scope="row">{purposeOf(one.keptIn, one.key)}</th>
                  <td className="mono">{one.key}</td>
                  <td>
                    <div className={`mono ${style.value}`}>{one.value.slice(0, 200)}</div>
                  </td>
                  <td>
                    {places[one.keptIn]}, {keptFor[one.keptIn]}
                  </td>
                  <td>
                    <Button
                      kind="plain"
                      aria-label={`Delete ${one.key}`}
                      onClick={() => {
                        if (one.key === 'drafts') clearDrafts();
                        remove(one);
                        setKept(listKept());
                      }}
                    >
                      Delete
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
