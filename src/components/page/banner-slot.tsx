import { use, useEffect, useState } from 'react';
import { matchRoutes } from 'react-router';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import style from '#src/components/page/banner-slot.module.css';
import { Link } from '#src/components/page/link.tsx';
import { useIsHydrated } from '#src/components/page/use-is-hydrated.ts';
import type { Banner } from '#src/contracts/banners.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { paths } from '#src/paths.ts';
import { markShown, nextBanner } from '#src/stores/banner-rotation.ts';

type Answer = Promise<{ data: Banner[]; error?: never } | { data?: never; error: object }>;

/**
 * The only place for advertisements: labeled, in reserved space, with a safe link or none. Only the browser knows
 * which banner is next.
 */
export function BannerSlot({ result }: { result: Answer }) {
  const isHydrated = useIsHydrated();
  return (
    <aside className="stack gap-1 screen-only" aria-label="Advertisement">
      <p className="small muted">Advertisement</p>
      <div className={style.space}>
        <PromptSuspense awaited={result}>{isHydrated && <Chosen result={result} />}</PromptSuspense>
      </div>
    </aside>
  );
}

const screens = Object.values(paths).map((path) => ({ path }));
const outside = { rel: 'noopener noreferrer sponsored', target: '_blank' };

/** Banners shaped like a card are product drawings; wide ones are finished advertisements. */
const isDrawing = ({ width, height }: Banner): boolean => width < 3 * height;

/** A product drawing with the ad's text set in the site's own type. */
const Drawn = ({ banner: { sponsor, alt, width, height }, src }: { banner: Banner; src: string }) => (
  <span className={`grid at-middle gap-4 ${style.drawn}`}>
    <img
      className={`turned-over ${style.drawing}`}
      src={src}
      alt=""
      width={width}
      height={height}
      decoding="async"
    />
    <span className="stack gap-2px">
      <span className="small muted">{sponsor}</span>
      <span className={`lead ink bold ${style.words}`}>
        {alt.startsWith(`${sponsor}: `) ? alt.slice(sponsor.length + 2) : alt}
      </span>
    </span>
  </span>
);

/** Stays empty on failure. */
function Chosen({ result }: { result: Answer }) {
  const settled = use(result);
  const [{ banner, shown, isOfScreen }] = useState(() => {
    const next = nextBanner(settled.data ?? []);
    const link = safeHref(next.banner?.link);
    // Computed once, because it is expensive and the slot may render again.
    return { ...next, isOfScreen: link?.startsWith('/') === true && matchRoutes(screens, link) !== null };
  });
  // In an effect, because React may discard what it renders.
  useEffect(() => markShown(shown), [shown]);
  const src = safeHref(banner?.image);
  if (!banner || src === null) return null;
  const image = isDrawing(banner) ? (
    <Drawn banner={banner} src={src} />
  ) : (
    <img
      className={`block at-most-full ${style.whole}`}
      src={src}
      alt={banner.alt}
      width={banner.width}
      height={banner.height}
      decoding="async"
    />
  );
  const href = safeHref(banner.link);
  if (href === null) return image;
  const isOwn = href.startsWith('/');
  if (isOfScreen)
    return (
      <Link to={href} rel="noopener sponsored">
        {image}
      </Link>
    );
  // Not a router link: the host also serves addresses the router does not know, such as old URLs, weblets,
  // and feeds.
  const rest = isOwn ? { rel: 'noopener sponsored' } : outside;
  return (
    <a href={href} {...rest}>
      {image}
    </a>
  );
}
