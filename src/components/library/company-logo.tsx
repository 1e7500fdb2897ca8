import { useState } from 'react';
import { safeHref } from '#src/lib/safe-href.ts';
import style from '#src/components/library/company-logo.module.css';

interface Props {
  src: string | null;
  /** Always shown as text beside the logo, which therefore has no alt text. */
  name: string;
  /** `large` in a page's head, `small` in rows. */
  size: 'small' | 'large';
}

/** A company's logo in reserved space. If it is missing or fails to load, the initials stand in for it. */
export function CompanyLogo({ src: address, name, size }: Props) {
  const src = safeHref(address);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={`${style.square} ${style[size]}`}>
      {src === null || failed === src ? (
        <svg viewBox="0 0 48 48" className={`full-width full-height ${style.monogram}`} aria-hidden="true">
          <path d="M4 8h40v5H4zM8 13v29M40 13v29M4 42h40" />
          <text x="24" y="33.5" textAnchor="middle">
            {initialsOf(name)}
          </text>
        </svg>
      ) : (
        <img
          className={`full-width full-height ${style.logo}`}
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

/** The first letters of the first two words of a name: «Plain & Sons» gives `PS`; `?` if there are none. */
function initialsOf(name: string): string {
  const words = name
    .slice(0, 400)
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.slice(0, 2).map((word) => /[\p{L}\p{N}]/u.exec(word.normalize('NFC'))?.[0] ?? '');
  return letters.join('').toLocaleUpperCase('en-US') || '?';
}
