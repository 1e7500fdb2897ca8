import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';
import { OutLink } from '#src/weblet/out-link.tsx';
import style from '#src/weblet/weblet.module.css';

/** For an address without a valid company, content type, or layout, and for an unknown company. */
export function NotFound() {
  return (
    <main className={style.sheet}>
      <title>{`List not found | ${brand.name}`}</title>
      <h1 className={style.heading}>This list could not be found.</h1>
      <p className={`note quiet ${style.note}`}>
        The address needs a manufacturer and a content type.{' '}
        <OutLink to={to.searchEmpty()} className="link">
          Search {brand.name}
        </OutLink>
      </p>
    </main>
  );
}
