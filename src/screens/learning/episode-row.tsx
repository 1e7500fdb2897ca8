import type { ListedPodcast } from '#src/contracts/learning.ts';
import { topicLabel } from '#src/domain/learning/lists.ts';
import { to } from '#src/paths.ts';
import { EntryRow } from '#src/screens/learning/entry-row.tsx';
import { dateOf, episodeLength, episodesBy } from '#src/screens/learning/entry-texts.ts';
import { Link } from '#src/components/page/link.tsx';

export function EpisodeRow({ episode }: { episode: ListedPodcast }) {
  const { id, title, series, episode: number, guests, ceuId, summary, topics, picture, recording } = episode;
  return (
    <EntryRow
      href={to.podcast(id)}
      title={title}
      meta={[
        `Episode ${number}`,
        episodeLength(episode),
        <Link key="series" to={episodesBy('series', series)}>
          {series}
        </Link>,
        dateOf(episode),
        recording === null ? null : 'Audio',
        guests.length === 0 ? null : `With ${guests.join(', ')}`,
      ]}
      summary={summary}
      picture={picture}
      links={[
        ...(ceuId === null ? [] : [{ href: to.course(ceuId), label: 'Course for credit' }]),
        ...topics.map((topic) => ({ href: episodesBy('topic', topic), label: topicLabel(topic) })),
      ]}
    />
  );
}
