import { now } from '#src/browser/clock.ts';
import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import { marked } from '#src/components/results/marked.tsx';
import type { Video, Webinar } from '#src/contracts/content.ts';
import { dateAndTime, fullDate } from '#src/lib/dates.ts';
import { durationText } from '#src/lib/duration.ts';

/** A video or webinar: length, captions, and credits. */
export function VideoRow({ hit }: { hit: Hit<Video | Webinar> }) {
  const { item, highlight } = hit;
  const isWebinar = item.content_type === 'webinar';
  const kind = isWebinar ? (item.creditKind ?? '') : '';
  return (
    <ItemRow
      hit={hit}
      summary={marked(item.summary, highlight['summary'])}
      facts={[
        ['Length', durationText(item.seconds)],
        ['Captions', item.captions ? 'yes' : 'no'],
        ['CEU', item.credits === null ? 'none' : `${item.credits} ${kind}`.trim()],
        ['Provider', isWebinar ? item.provider : null],
        isWebinar && Date.parse(item.startsAt) > now()
          ? ['Live on', dateAndTime(item.startsAt)]
          : ['Recorded', isWebinar ? fullDate(item.startsAt) : null],
      ]}
    />
  );
}
