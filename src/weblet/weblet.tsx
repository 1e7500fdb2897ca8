import { use, useState, useTransition } from 'react';
import { call } from '#src/api/call.ts';
import { manufacturersSlug } from '#src/contracts/companies.ts';
import { brand } from '#src/brand.ts';
import { itemCountText, pluralInSentence } from '#src/domain/item-count-text.ts';
import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import type { WebletAddress } from '#src/domain/weblet.ts';
import { to } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Items } from '#src/weblet/items.tsx';
import { OutLink } from '#src/weblet/out-link.tsx';
import style from '#src/weblet/weblet.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';

/**
 * One manufacturer's items of one type, in a frame on another site. Null, an invalid address, makes no calls.
 */
export const Weblet = ({ address }: { address: WebletAddress | null }) =>
  address === null ? <NotFound /> : <List address={address} />;

function List({ address }: { address: WebletAddress }) {
  const [answer, setAnswer] = useState(() => ask(address));
  const [isTrying, startTrying] = useTransition();
  const again = () => startTrying(() => setAnswer(ask(address)));
  return (
    <PromptSuspense awaited={answer} fallback={<Waiting {...address} />}>
      <Resolved address={address} answer={answer} isTrying={isTrying} again={again} />
    </PromptSuspense>
  );
}

type Answer = ReturnType<typeof ask>;

const ask = ({ coid, contentType }: WebletAddress) =>
  call(manufacturersSlug, { params: { coid, contentType } });

interface ResolvedProps {
  address: WebletAddress;
  answer: Answer;
  isTrying: boolean;
  again: () => void;
}

function Resolved({ address, answer, isTrying, again }: ResolvedProps) {
  const { data, error } = use(answer);
  const { plural } = contentTypeWords[address.contentType];
  if (error?.status === 404) return <NotFound />;
  if (error) {
    return (
      <main className={style.sheet}>
        <title>{`${plural} | ${brand.name}`}</title>
        <h1 className={style.heading}>{plural}</h1>
        <Notice tone="bad" title="Couldn’t load this list.">
          <p>{error.message}</p>
          <Button disabled={isTrying} onClick={again}>
            {isTrying ? 'Trying…' : 'Try again'}
          </Button>
        </Notice>
      </main>
    );
  }
  const { company, items } = data;
  return (
    <main className={style.sheet}>
      <title>{`${plural} of ${company.company} | ${brand.name}`}</title>
      <h1 className={style.heading}>
        {plural} <span className={`muted ${style.count}`}>{countText(items.length)}</span>
      </h1>
      {items.length === 0 ? (
        <p className="note quiet roomy-links">
          {company.company} has {itemCountText(0, address.contentType)} in the library yet.
        </p>
      ) : (
        <Items items={items} formatting={address.formatting} />
      )}
      <p className="small accent roomy-links">
        {items.length === 0 ? (
          <OutLink to={to.company(company)}>
            {company.company} on {brand.name}
          </OutLink>
        ) : (
          <OutLink to={to.companyContent(company, address.contentType)}>
            All {pluralInSentence(plural)} of {company.company} on {brand.name}
          </OutLink>
        )}
      </p>
    </main>
  );
}

/** For an address without a valid company, content type, or layout, and for an unknown company. */
const NotFound = () => (
  <main className={style.sheet}>
    <title>{`List not found | ${brand.name}`}</title>
    <h1 className={style.heading}>This list couldn’t be found.</h1>
    <p className="note quiet roomy-links">
      The address needs a manufacturer and a content type.{' '}
      <OutLink to={to.searchEmpty()} className="link">
        Search {brand.name}
      </OutLink>
    </p>
  </main>
);

/** Enough placeholders to fill a small frame. */
function Waiting({ contentType, formatting }: Pick<WebletAddress, 'contentType' | 'formatting'>) {
  const { plural } = contentTypeWords[contentType];
  return (
    <main className={style.sheet} aria-busy="true">
      <title>{`${plural} | ${brand.name}`}</title>
      <h1 className={style.heading}>{plural}</h1>
      <div className={style[formatting]} aria-hidden="true">
        {Array.from({ length: 6 }, (_, place) => (
          <div key={place} className={style.place}>
            <Skeleton className={style.bone} />
          </div>
        ))}
      </div>
    </main>
  );
}
