import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { ProductPage } from '#src/screens/products/loaders.ts';
import style from '#src/screens/products/photos.module.css';

/** Renders nothing if there are no photos or they fail to load. */
export const Photos = ({ photos }: Pick<ProductPage, 'photos'>) => (
  <PromptSuspense awaited={photos}>
    <Strip photos={photos} />
  </PromptSuspense>
);

function Strip({ photos }: Pick<ProductPage, 'photos'>) {
  const { data = [] } = use(photos);
  if (data.length === 0) return null;
  return (
    <ul className={`grid gap-2 ${style.strip}`} aria-label="More pictures">
      {data.map(({ id, url, caption }) => (
        <li key={id}>
          <Picture src={url} alt="" width={160} height={120} />
          <p>{caption}</p>
        </li>
      ))}
    </ul>
  );
}
