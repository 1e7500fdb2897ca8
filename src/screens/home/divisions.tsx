import type { Library } from '#src/contracts/library.ts';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/home/divisions.module.css';

/** MasterFormat's divisions, each with the drawing of one of its products. */
export const Divisions = ({ library }: { library: Library }) => (
  <ul className={`grid ${style.tiles}`}>
    {library.divisions.map(({ division, title, counts, picture }) => (
      <li key={division}>
        <Link to={to.division('product', division)} title={`${countText(counts['product'] ?? 0)} products`}>
          <Picture src={picture} alt="" width={128} height={96} />
          <span className={`block small ${style.name}`}>
            <span className={`mono ${style.number}`}>{division}</span> {title}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

/** Keeps the height of the 35 tiles, so that nothing below shifts. */
export const DivisionsSkeleton = () => <div className={style.toCome} aria-hidden="true" />;
