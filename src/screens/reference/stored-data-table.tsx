import { useRef, useState } from 'react';

import { listCookies, removeCookie } from '#src/browser/cookies.ts';
import { reloadPage } from '#src/browser/reload.ts';
import { listStored, removeStored } from '#src/browser/storage.ts';
import { storedFor, purposeOf, type StoredIn } from '#src/screens/reference/stored-data.ts';
import tables from '#src/components/page/data-table.module.css';
import style from '#src/screens/reference/reference.module.css';
import { clearDrafts } from '#src/services/drafts.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';

interface Stored {
  storedIn: StoredIn;
  key: string;
  value: string;
}

const places: Readonly<Record<StoredIn, string>> = {
  cookie: 'Cookie',
  local: 'Local storage',
  session: 'Tab storage',
};

const listAll = (): readonly Stored[] => [
  ...listCookies().map(({ name, value }): Stored => ({ storedIn: 'cookie', key: name, value })),
  ...listStored().map(({ area, key, text }): Stored => ({ storedIn: area, key, value: text })),
];

function remove({ storedIn, key }: Stored): void {
  if (storedIn === 'cookie') removeCookie(key);
  else removeStored(storedIn, key);
}

/** Everything that this site stores in the browser and why, with buttons to delete one entry or all. */
export function StoredDataTable() {
  const [shown, setShown] = useState(listAll);
  const [said, setSaid] = useState('');
  const refresh = useRef<HTMLButtonElement>(null);
  function removeOne(one: Stored, button: HTMLButtonElement): void {
    // The button disappears with its row.
    const row = button.closest('tr');
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
    (next ?? refresh.current)?.focus();
    if (one.key === 'drafts') clearDrafts();
    remove(one);
    setShown(listAll());
    setSaid(`${one.key} was deleted. Reload the page to clear its memory, too.`);
  }
  function removeAll(): void {
    clearDrafts();
    for (const one of listAll()) remove(one);
    setShown(listAll());
    setSaid('Everything was deleted. Reload the page to clear its memory, too.');
  }
  return (
    <>
      <div className="flow at-bottom gap-2-4 screen-only">
        <Button disabled={shown.length === 0} onClick={removeAll}>
          Delete all
        </Button>
        <Button kind="plain" ref={refresh} onClick={() => setShown(listAll())}>
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
      {shown.length === 0 ? (
        <p>This browser is storing nothing from this site.</p>
      ) : (
        <div className={`relative scroll-x ${tables.scroll}`} {...scrollRegion('What this browser stores')}>
          <table className={`ruled tall-links ${style.table} ${style.stored} ${tables.cards}`}>
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
              {shown.map((one) => (
                <tr key={`${one.storedIn} ${one.key}`}>
                  <th scope="row">{purposeOf(one.storedIn, one.key)}</th>
                  <td className="mono">{one.key}</td>
                  <td>
                    <div className={`mono clips small muted nowrap ${style.value}`}>
                      {one.value.slice(0, 200)}
                    </div>
                  </td>
                  <td>
                    {places[one.storedIn]}, {storedFor[one.storedIn]}
                  </td>
                  <td>
                    <Button
                      kind="plain"
                      aria-label={`Delete ${one.key}`}
                      onClick={({ currentTarget }) => removeOne(one, currentTarget)}
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
