import { Deferred } from '#src/components/page/deferred.tsx';
import { Facts } from '#src/components/page/facts.tsx';
import type { Client } from '#src/contracts/companies.ts';
import style from '#src/screens/companies/profile/representative.module.css';
import { telHref } from '#src/screens/companies/profile/company-meta.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface Props {
  result: Promise<{ data: Client | null; error?: never } | { data?: never; error: { message: string } }>;
  isClient: boolean;
}

/** The manufacturer's representative; only clients have one. */
export function Representative({ result, isClient }: Props) {
  if (!isClient) return null;
  return (
    <section className="stack note body-heads gap-2" aria-labelledby="representative">
      <h2 id="representative">Representative</h2>
      <Deferred result={result} what="the representative" fallback={<Skeleton height="104px" />}>
        {(client) => <Contact contact={client?.contact ?? null} />}
      </Deferred>
    </section>
  );
}

function Contact({ contact }: { contact: Client['contact'] }) {
  if (contact === null)
    return <p className="muted">No representative listed. Use the request form to reach the office.</p>;
  const { name, title, phone, region } = contact;
  const href = telHref(phone);
  return (
    <Facts
      facts={[
        ['Name', name],
        ['Title', title],
        ['Region', region],
        [
          'Phone',
          href === null ? null : (
            <a key="phone" className={`inline-block touch-high accent ${style.phone}`} href={href}>
              {phone}
            </a>
          ),
        ],
      ]}
    />
  );
}
