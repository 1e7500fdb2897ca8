import { useState } from 'react';

import style from '#src/components/library/company-logo.module.css';
import { initialsOf } from '#src/lib/initials.ts';

interface Props {
  src: string | null;
  /** The company's name; it stands beside the logo, so the logo itself is silent. */
  name: string;
  /** `large` in a page's head, `small` in rows. */
  size: 'small' | 'large';
}

/** A company's logo in reserved space, wide as most logos are; one that is missing or does not load is drawn from its initials. */
export function CompanyLogo({ src, name, size }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={`${style.square} ${style[size]}`}>
      {src === null || failed === src ? (
        <svg viewBox="0 0 48 48" className={style.monogram} aria-hidden="true">
          <path d="M4 8h40v5H4zM8 13v29M40 13v29M4 42h40" />
          <text x="24" y="33.5" textAnchor="middle">
            {initialsOf(name)}
          </text>
        </svg>
      ) : (
        <img
          className={style.logo}
          src={src}
          alt=""
          width={204}
          height={84}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
