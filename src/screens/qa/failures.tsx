import { useState } from 'react';

import { brand } from '#src/brand.ts';
import { notify } from '#src/browser/toasts.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import { addressesOf, errorScreens, faults, writeFaults } from '#src/screens/qa/fault-list.ts';
import style from '#src/screens/qa/qa.module.css';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** An error message as browsers give it when a chunk fails to load. */
const lostCode = 'Failed to fetch dynamically imported module: /assets/gone.js';

/** Links to every error screen, and to every API fault that the reference API can simulate. */
export const Screen = () => (
  <Page title="Failures" description={`Every error screen of ${brand.name}.`} canonical={null}>
    <div className={`wrap stack at-start gap-4 page-high compact-title spaced-heads ${style.page}`}>
      <h1>Failures</h1>
      <p className={`quiet ${style.lead}`}>
        Each link and button fails in its own way. Faults by number need the reference API; any other API
        returns “not found.”
      </p>
      <section aria-labelledby="error-screens">
        <h2 id="error-screens">Error screens</h2>
        <ul className={`stack lined-items ${style.list}`}>
          {errorScreens.map(([label, href]) => (
            <li key={href} className="one-column-599">
              <Link className="link" to={href}>
                {label}
              </Link>
              <code className="note muted">{href}</code>
            </li>
          ))}
        </ul>
      </section>
      <Buttons />
      <section aria-labelledby="faults">
        <h2 id="faults">API faults by number</h2>
        <ul className={`stack lined-items ${style.list}`}>
          {faults.map((fault) => (
            <li key={fault.number} className="one-column-599">
              <strong>
                <code>{fault.number}</code> {fault.what}
              </strong>
              <span className="cluster gap-0-3">
                {addressesOf(fault).map(([label, href]) => (
                  <Link key={href} className="link" to={href}>
                    {`${label} ${fault.number}`}
                  </Link>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="write-faults">
        <h2 id="write-faults">Faults on sending</h2>
        <p className={`quiet ${style.lead}`}>
          Send any form with one of these addresses, or save a project with one of these names. Try it with
          the{' '}
          <Link className="link" to={to.company({ coid: 31250, companySlug: '' })}>
            request of a manufacturer
          </Link>
          .
        </p>
        <ul className={`stack lined-items ${style.list}`}>
          {writeFaults.map(({ number, what }) => (
            <li key={number} className="one-column-599">
              <strong>
                <code>{number}@lintel.test</code>, <code>{number.replace('-', ' ')}</code>
              </strong>
              <span>{what}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  </Page>
);

function Buttons() {
  const [thrown, setThrown] = useState<Error | null>(null);
  const [part, setPart] = useState(0);
  if (thrown) throw thrown;
  return (
    <section aria-labelledby="buttons" className={`stack gap-3 ${style.group}`}>
      <h2 id="buttons">On this page</h2>
      <div className="cluster gap-2">
        <Button onClick={() => setThrown(new Error('Requested faults'))}>Break this screen</Button>
        <Button onClick={() => setThrown(new TypeError(lostCode))}>Lose part of the code</Button>
        <Button onClick={() => setPart(part + 1)}>Fail part of the page</Button>
        <Button onClick={() => void notify.error('Could not save project')}>Show an error message</Button>
      </div>
      {part > 0 && <FailedPart key={part} />}
    </section>
  );
}

function FailedPart() {
  const [result] = useState(() =>
    Promise.resolve({ error: { message: 'The server ran into an error.' } } as const),
  );
  return (
    <Deferred result={result} what="this part" fallback={<Skeleton height="80px" />}>
      {() => null}
    </Deferred>
  );
}
