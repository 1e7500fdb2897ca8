import { LazyPlayer } from '#src/components/viewer/media/lazy-player.tsx';
import type { Video, Webinar } from '#src/contracts/content.ts';
import { isPlayedHere } from '#src/domain/viewer/viewer-types.ts';
import { PlayMark } from '#src/components/library/play-mark.tsx';
import { safeHref } from '#src/lib/safe-href.ts';
import { Drawing } from '#src/screens/companies/item/drawing.tsx';
import style from '#src/screens/companies/item/item-view.module.css';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** A video or webinar: a player if the library hosts the recording, otherwise its poster and a link. */
export function RecordingView({ item }: { item: Video | Webinar }) {
  const { recording, title, seconds, content_type: type, id, picture } = item;
  if (isPlayedHere(recording)) {
    return (
      <LazyPlayer
        key={`${type} ${id}`}
        title={title}
        recording={recording}
        seconds={seconds}
        poster={safeHref(picture)}
        place={`${type}/${id}`}
      />
    );
  }
  const href = type === 'video' ? safeHref(item.watchUrl ?? item.recording?.url) : null;
  const isElsewhere = href !== null && !href.startsWith('/');
  const face = (
    <>
      <Drawing src={picture} alt={`Poster of ${title}`} shape="screen" />
      <PlayMark seconds={seconds} isPlayable={isElsewhere} />
    </>
  );
  return (
    <div>
      {/* The button below is the same link, for the keyboard and screen readers. */}
      {isElsewhere ? (
        <a className="block relative" tabIndex={-1} aria-hidden="true" {...toSite(href)}>
          {face}
        </a>
      ) : (
        <div className="relative">{face}</div>
      )}
      <p className={`cluster between gap-2-4 small quiet framed shade pad-2-3 rows-599 ${style.running}`}>
        {isElsewhere ? (
          <a className={buttonClass('primary')} {...toSite(href)}>
            Watch on the manufacturer’s site<span className="unseen">, opens another site</span>
            <Icon name="external" />
          </a>
        ) : (
          <span>
            {item.files.some(({ format }) => format === 'TXT')
              ? 'No recording here; read its transcript.'
              : 'No recording here.'}
          </span>
        )}
        {item.credits !== null && (
          <span>
            {item.credits} {item.content_type === 'webinar' ? (item.creditKind ?? 'CEU') : 'CEU'}
          </span>
        )}
      </p>
    </div>
  );
}

/** A video on another site is always a link, never a frame. */
const toSite = (href: string) =>
  ({ href, target: '_blank', rel: 'noopener noreferrer', 'data-outbound': 'manufacturer' }) as const;
