import type { ReactNode } from 'react';

import { Picture } from '#src/components/page/picture.tsx';
import { Link } from '#src/components/page/link.tsx';
import style from '#src/screens/learning/entry-row.module.css';

interface Props {
  href: string;
  title: string;
  /** The line under the title; null leaves a place empty. */
  meta: readonly ReactNode[];
  summary: string;
  /** A drawing of its subject. */
  picture?: string | null;
  /** Links to related lists: topics, series, divisions. */
  links?: readonly { href: string; label: string }[];
  /** `h3` if the list has its own heading. */
  heading?: 'h3' | 'h4';
}

/** A post, episode, or course in a list. */
export function EntryRow({
  href,
  title,
  meta,
  summary,
  picture = null,
  links = [],
  heading: Heading = 'h3',
}: Props) {
  return (
    <article className={picture === null ? style.entry : `${style.entry} ${style.pictured}`}>
      {picture !== null && (
        <div className={`pad-block-3 ${style.picture}`}>
          <Picture src={picture} alt="" width={88} height={66} />
        </div>
      )}
      <div className={`stack gap-2px pad-block-3 unbroken ${style.row}`}>
        <Heading className={`roomy-links ${style.title}`}>
          <Link to={href}>{title}</Link>
        </Heading>
        <div className={`contents ${style.facts}`}>
          <MetaLine meta={meta} />
          {links.length > 0 && (
            <ul className={`flow gap-0-3 small muted roomy-links screen-only ${style.links}`}>
              {links.map((link) => (
                <li key={link.href}>
                  <Link to={link.href}>{link.label}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        {summary !== '' && <p className={`note ${style.summary}`}>{summary}</p>}
      </div>
    </article>
  );
}

/** The drawing of an episode or course beside its text. */
export function Cover({ src }: { src: string | null }) {
  return src === null ? null : <Picture src={src} alt="" width={320} height={240} eager />;
}

const places = [style.first, style.second, style.third, style.fourth, style.fifth, style.sixth];

/** Facts on one line; skips null. If the row has a column for them, the first six have fixed places in two lines. */
export function MetaLine({ meta }: { meta: readonly ReactNode[] }) {
  return (
    <ul className={`dotted small muted digits roomy-links ${style.meta}`}>
      {meta.map((fact, index) =>
        fact === null || fact === '' || fact === false ? null : (
          <li className={places[index]} key={index}>
            {fact}
          </li>
        ),
      )}
    </ul>
  );
}
