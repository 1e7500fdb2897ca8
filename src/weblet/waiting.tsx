import { brand } from '#src/brand.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import type { WebletAddress } from '#src/domain/weblet.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import style from '#src/weblet/weblet.module.css';

/** Enough placeholders to fill a small frame. */
export function Waiting({ contentType, formatting }: Pick<WebletAddress, 'contentType' | 'formatting'>) {
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
