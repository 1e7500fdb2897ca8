import { Deferred } from '#src/components/page/deferred.tsx';
import type { ExternalContact } from '#src/contracts/learning.ts';
import type { Result } from '#src/contracts/result.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import style from '#src/screens/learning/reading.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  result: Promise<Result<ExternalContact[]>>;
  /** Shown if nothing more is known about them. */
  guests: readonly string[];
}

/** Who speaks besides the host, and how to contact them. */
export function Contacts({ result, guests }: Props) {
  return (
    <section aria-labelledby="guests">
      <h2 id="guests">{guests.length === 1 ? 'Guest' : 'Guests'}</h2>
      <Deferred result={result} what="the contacts" fallback={<SkeletonText lines={4} />}>
        {(contacts) =>
          contacts.length === 0 ? (
            <p>{guests.join(', ') || 'No guests in this episode.'}</p>
          ) : (
            <ul>
              {contacts.map((contact) => (
                <li key={contact.id} className={style.plain}>
                  <Contact contact={contact} />
                </li>
              ))}
            </ul>
          )
        }
      </Deferred>
    </section>
  );
}

function Contact({ contact: { name, role, firm, email, url } }: { contact: ExternalContact }) {
  const site = safeHref(url);
  return (
    <>
      <b>{name}</b>
      <span className={`block small muted ${style.sub}`}>{[role, firm].filter(Boolean).join(', ')}</span>
      {email !== null && (
        <a className="link" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          {email}
        </a>
      )}
      {site !== null && (
        <a className="link" href={site} target="_blank" rel="noopener noreferrer nofollow">
          {firm || name} website
        </a>
      )}
    </>
  );
}
