import { generateRssFeed } from 'feedsmith';
import { brand } from '#src/brand.ts';
import type { Podcast } from '#src/contracts/learning.ts';
import { plainFeed } from '#src/reference-api/feeds/xml-characters.ts';

interface Feed {
  /** Newest first. */
  episodes: readonly Podcast[];
  /** The site's origin: links in a feed are absolute. */
  origin: string;
  /** The date of a feed without episodes. */
  today: string;
}

const dateOf = (day: string): Date => new Date(day.includes('T') ? day : `${day}T00:00:00Z`);

/** When the latest episode was published, in milliseconds since 1970. */
export const podcastFeedTime = ({ episodes, today }: Pick<Feed, 'episodes' | 'today'>): number =>
  dateOf(episodes[0]?.published_at ?? today).getTime();

/** The episodes as RSS 2.0 for podcast apps. An episode without a recording only links to its transcript. */
export function podcastFeed(feed: Feed): string {
  const { episodes, origin } = feed;
  const description = `Conversations for architects and specifiers on envelopes, openings, interiors, contract documents, carbon and models. Hosts, guests and firms are fictional.`;
  return plainFeed(
    generateRssFeed({
      title: `${brand.name} podcast`,
      link: `${origin}/podcast`,
      description,
      language: 'en-us',
      lastBuildDate: new Date(podcastFeedTime(feed)),
      generator: brand.name,
      image: { url: `${origin}/favicon.png`, title: `${brand.name} podcast`, link: `${origin}/podcast` },
      atom: { links: [{ rel: 'self', type: 'application/rss+xml', href: `${origin}/feeds/podcasts.xml` }] },
      itunes: {
        author: brand.name,
        explicit: false,
        type: 'episodic',
        categories: [{ text: 'Arts', categories: [{ text: 'Design' }] }],
      },
      items: episodes.map((episode) => itemOf(episode, origin)),
    }),
  );
}

function itemOf(episode: Podcast, origin: string) {
  const { id, title, summary, series, topics, recording, seconds } = episode;
  const link = `${origin}/podcast/${id}`;
  const absolute = (path: string): string => new URL(path, origin).href;
  return {
    title,
    link,
    description: summary,
    categories: [series, ...topics].map((name) => ({ name })),
    // From the record, not the address, so it survives a move to another host.
    guid: { value: `tag:${brand.slug}.example,2024:podcast/${id}`, isPermaLink: false },
    pubDate: dateOf(episode.published_at),
    ...(recording && {
      enclosures: [{ url: absolute(recording.url), length: recording.bytes, type: recording.mediaType }],
    }),
    itunes: {
      episode: episode.episode,
      episodeType: 'full',
      explicit: false,
      author: [...episode.guests].join(', '),
      // Only a recording has a duration.
      ...(recording && { duration: seconds }),
    },
    podcast: {
      transcripts: [
        { url: link, type: 'text/html' },
        ...(recording?.captions ? [{ url: absolute(recording.captions), type: 'text/vtt' }] : []),
      ],
    },
  };
}
