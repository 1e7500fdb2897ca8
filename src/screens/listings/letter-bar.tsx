import { Link } from '#src/components/page/link.tsx';
import { alphabet } from '#src/domain/nearest-letters.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/listings/letter-bar.module.css';

interface Props {
  letters: readonly { letter: string; doc_count: number }[];
  /** The current letter; any other value matches none. */
  current: string;
}

/** Letters with counts. Letters without manufacturers keep their place. */
export function LetterBar({ letters, current }: Props) {
  const counts = new Map(letters.map(({ letter, doc_count }) => [letter, doc_count]));
  return (
    <nav className={`screen-only forced-fill ${style.letters}`} aria-label="Manufacturers by letter">
      <ul>
        {alphabet.map((letter) => {
          const count = counts.get(letter) ?? 0;
          const content = (
            <>
              <span className={`bold ${style.letter}`}>{letter.toUpperCase()}</span>{' '}
              <span className={`small muted digits ${style.count}`}>{countText(count)}</span>
            </>
          );
          return (
            <li key={letter}>
              {count === 0 && letter !== current ? (
                <span className={style.none}>{content}</span>
              ) : (
                <Link to={to.manufacturers(letter)} aria-current={letter === current ? 'page' : undefined}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
