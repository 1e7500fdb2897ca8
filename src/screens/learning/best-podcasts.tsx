import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';
import { bestEpisodes } from '#src/screens/learning/best-choices.ts';
import { BestList } from '#src/screens/learning/best-list.tsx';
import { dateOf, episodeLength } from '#src/screens/learning/entry-texts.ts';
import type { everyEpisode } from '#src/screens/learning/loaders.ts';

export function Screen() {
  const episodes = useScreenData<typeof everyEpisode>();
  return (
    <BestList
      title="Best architectural podcasts"
      description="One podcast episode on each of a dozen topics for architects: what it is about, who it helps, and why we chose it."
      path={to.bestPodcasts()}
      above={{ label: 'Podcast', href: to.podcasts() }}
      lead={`One episode for each topic, chosen by ${brand.name} from the ${episodes.length} of its own podcast. No one paid for a place, and plays were not counted: the reasons are given.`}
      choices={bestEpisodes}
      items={episodes}
      hrefOf={to.podcast}
      metaOf={(episode) => [
        episode.series,
        `Episode ${episode.episode}`,
        dateOf(episode),
        episodeLength(episode),
      ]}
    />
  );
}
