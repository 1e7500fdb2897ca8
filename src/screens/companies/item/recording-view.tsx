import { LazyPlayer } from '#src/components/viewer/media/lazy-player.tsx';
import type { Video, Webinar } from '#src/contracts/content.ts';
import { isPlayedHere } from '#src/domain/viewer/viewer-types.ts';
import { durationText } from '#src/lib/duration.ts';
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
  return (
    <div>
      <Drawing src={picture} alt={`Poster of ${title}`} shape="screen" />
      <p className={`cluster gap-2-4 quiet framed shade pad-2-3 ${style.running}`}>
        <span>{durationText(seconds)}</span>
        <span>{item.captions ? 'captions' : 'no captions'}</span>
        {item.credits !== null && (
          <span>
            {item.credits} {item.content_type === 'webinar' ? (item.creditKind ?? 'CEU') : 'CEU'}
          </span>
        )}
        <span className={`push-right muted ${style.where}`}>
          <Elsewhere item={item} />
        </span>
      </p>
    </div>
  );
}

/** A video on another site is always a link, never a frame. */
function Elsewhere({ item }: { item: Video | Webinar }) {
  const href = item.content_type === 'video' ? safeHref(item.watchUrl ?? item.recording?.url) : null;
  if (href === null || href.startsWith('/')) {
    return item.files.some(({ format }) => format === 'TXT')
      ? 'No recording here; read its transcript.'
      : 'No recording here.';
  }
  return (
    <a
      className={buttonClass()}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      data-outbound="manufacturer"
    >
      Watch on the manufacturer’s site<span className="unseen">, opens another site</span>
      <Icon name="external" />
    </a>
  );
}
