import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const loaders = () => import('#src/screens/learning/loaders.ts');

export const learningRoutes: readonly ScreenRoute[] = [
  {
    path: paths.blog,
    loader: async () => (await loaders()).blog,
    screen: () => import('#src/screens/learning/blog.tsx'),
  },
  { path: paths.blogGuest, screen: () => import('#src/screens/learning/blog-guest.tsx') },
  {
    path: paths.bestBlogPosts,
    loader: async () => (await loaders()).everyPost,
    screen: () => import('#src/screens/learning/best-posts.tsx'),
  },
  {
    path: paths.blogPost,
    loader: async () => (await loaders()).post,
    screen: () => import('#src/screens/learning/post.tsx'),
  },
  {
    path: paths.podcasts,
    loader: async () => (await loaders()).podcasts,
    screen: () => import('#src/screens/learning/podcasts.tsx'),
  },
  { path: paths.podcastGuest, screen: () => import('#src/screens/learning/podcast-guest.tsx') },
  {
    path: paths.bestPodcasts,
    loader: async () => (await loaders()).everyEpisode,
    screen: () => import('#src/screens/learning/best-podcasts.tsx'),
  },
  {
    path: paths.podcast,
    loader: async () => (await loaders()).episode,
    screen: () => import('#src/screens/learning/episode.tsx'),
  },
  {
    path: paths.courses,
    loader: async () => (await loaders()).courses,
    screen: () => import('#src/screens/learning/courses.tsx'),
  },
  {
    path: paths.course,
    loader: async () => (await loaders()).course,
    screen: () => import('#src/screens/learning/course.tsx'),
  },
  {
    path: paths.academy,
    loader: async () => (await loaders()).academy,
    screen: () => import('#src/screens/learning/academy.tsx'),
  },
  {
    path: paths.courseProviders,
    loader: async () => (await loaders()).providers,
    screen: () => import('#src/screens/learning/providers.tsx'),
  },
  { path: paths.aiaRules, screen: () => import('#src/screens/learning/aia-rules.tsx') },
];
