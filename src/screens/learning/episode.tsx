import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { publicOrigin } from '#src/browser/location.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { LazyPlayer } from '#src/components/viewer/media/lazy-player.tsx';
import { isPlayedHere } from '#src/domain/viewer/viewer-types.ts';
import { nextEntries } from '#src/domain/learning/next-entries.ts';
import { transcriptChapters } from '#src/domain/learning/transcript.ts';
import { durationText, isoDuration } from '#src/lib/duration.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { to } from '#src/paths.ts';
import { Contacts } from '#src/screens/learning/contacts.tsx';
import { CourseForCredit } from '#src/screens/learning/course-for-credit.tsx';
import { Cover, EntryRow } from '#src/screens/learning/entry-row.tsx';
import { dateOf, episodeLength, episodesBy } from '#src/screens/learning/entry-texts.ts';
import type { episode as loader } from '#src/screens/learning/loaders.ts';
import { ReadingPage } from '#src/screens/learning/reading-page.tsx';
import style from '#src/screens/learning/reading.module.css';
import { RelatedSections } from '#src/screens/learning/related-lists.tsx';
import { TopicLinks } from '#src/screens/learning/topic-links.tsx';
import { Transcript } from '#src/screens/learning/transcript.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

export function Screen() {
  const { podcast, ceu, contacts, others } = useScreenData<typeof loader>();
  const { id, title, summary, series, episode } = podcast;
  const path = to.podcast(id);
  const { recording } = podcast;
  const audio = safeHref(recording?.url);
  const transcript = <Transcript chapters={transcriptChapters(podcast)} />;
  return (
    <ReadingPage
      entry={podcast}
      path={path}
      above={{ label: 'Podcast', href: to.podcasts() }}
      meta={[
        [
          'Series',
          <Link key="series" className="link" to={episodesBy('series', series)}>
            {series}
          </Link>,
        ],
        ['Episode', episode],
        ['Date', dateOf(podcast)],
        ['Length', recording ? durationText(podcast.seconds) : `About ${episodeLength(podcast)}`],
        ['Form', isPlayedHere(recording) ? 'Audio and transcript' : 'Transcript'],
        [
          'Topics',
          <TopicLinks key="topics" topics={podcast.topics} hrefOf={(topic) => episodesBy('topic', topic)} />,
        ],
      ]}
      about={{
        '@type': 'PodcastEpisode',
        name: title,
        description: summary,
        url: `${publicOrigin()}${path}`,
        episodeNumber: episode,
        datePublished: podcast.published_at,
        timeRequired: isoDuration(podcast.seconds),
        partOfSeries: { '@type': 'PodcastSeries', name: `${brand.name} podcast: ${series}` },
        ...(audio !== null && {
          associatedMedia: {
            '@type': 'AudioObject',
            contentUrl: new URL(audio, publicOrigin()).href,
            encodingFormat: recording?.mediaType,
            contentSize: String(recording?.bytes),
            duration: isoDuration(podcast.seconds),
          },
        }),
      }}
      card={{ kicker: 'Podcast', lines: [series, `Episode ${episode}`], picture: podcast.picture }}
    >
      <div className={`grid at-top gap-6 pad-top-3 one-column-899 print-block ${style.columns}`}>
        {isPlayedHere(recording) ? (
          <LazyPlayer
            title={title}
            recording={recording}
            seconds={podcast.seconds}
            poster={null}
            place={`podcast/${id}`}
            spoken={transcript}
          />
        ) : (
          transcript
        )}
        <div className={`stack gap-5 note minor-heads spaced-heads lined-lists ${style.rail}`}>
          <Cover className={style.cover} src={podcast.picture} />
          <Contacts result={contacts} guests={podcast.guests} />
          <CourseForCredit course={ceu} />
          <RelatedSections sections={podcast.sections} />
        </div>
      </div>
      <section className="stack gap-2 pad-top-5 screen-only" aria-labelledby="next">
        <h2 id="next">Related episodes</h2>
        <Deferred result={others} what="other episodes" fallback={<SkeletonText lines={6} />}>
          {(episodes) =>
            episodes.every((one) => one.id === id) ? (
              <p>No other episodes yet.</p>
            ) : (
              nextEntries(podcast, episodes, ({ topics }) => topics).map((next) => (
                <EntryRow
                  key={next.id}
                  href={to.podcast(next.id)}
                  title={next.title}
                  meta={[next.series, `Episode ${next.episode}`, episodeLength(next)]}
                  summary={next.summary}
                  picture={next.picture}
                />
              ))
            )
          }
        </Deferred>
      </section>
    </ReadingPage>
  );
}
