import type { ReactNode } from 'react';

import { Picture } from '#src/components/page/picture.tsx';
import { Link } from '#src/components/page/link.tsx';
import style from '#src/screens/learning/entry-row.module.css';

interface Props {
  href: string;
  title: string;
  /** The line under the title, or beside it where there is room; null is skipped. */
  meta: readonly ReactNode[];
  /** When it is and who offers it, each in a line below that one. */
  by?: ReactNode;
  summary: string;
  /** A drawing of its subject. */
  picture?: string | null;
  /** Links to related lists: topics, series, divisions. */
  links?: readonly { href: string; label: string }[];
  /** What the links are, if their words don't say it. */
  linksLabel?: string;
  /** `h3` if the list has its own heading. */
  heading?: 'h3' | 'h4';
}

/** A post, episode, or course in a list. */
export function EntryRow({
  href,
  title,
  meta,
  by = null,
  summary,
  picture = null,
  links = [],
  linksLabel,
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
          {by !== null && <p className={`small muted roomy-links ${style.by}`}>{by}</p>}
          {links.length > 0 && (
            <ul className={`cluster gap-0-3 small muted roomy-links screen-only ${style.links}`}>
              {linksLabel !== undefined && <li>{linksLabel}</li>}
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
export const Cover = ({ src, className = '' }: { src: string | null; className?: string | undefined }) =>
  src === null ? null : (
    <div className={className}>
      <Picture src={src} alt="" width={320} height={240} eager />
    </div>
  );

/** Facts on one line; skips null. */
export function MetaLine({ meta }: { meta: readonly ReactNode[] }) {
  return (
    <ul className={`dotted small muted digits roomy-links ${style.meta}`}>
      {meta.map((fact, index) =>
        fact === null || fact === '' || fact === false ? null : <li key={index}>{fact}</li>,
      )}
    </ul>
  );
}
