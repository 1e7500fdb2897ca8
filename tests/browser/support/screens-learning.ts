import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** Posts, episodes, courses and what leads to them. */
export const learningScreens: readonly ScreenCase[] = [
  { name: 'the blog', path: '/blog-post?division=07', heading: 'Blog' },
  { name: 'a post with drawing and table', path: '/blog-post/1', heading: 'The Roof Edge Fails First' },
  {
    name: 'an offer of a post with mistakes',
    path: '/blog-post/guest',
    heading: 'Write for the blog',
    before: async (page) => {
      await page.getByRole('button', { name: 'Send offer' }).click();
      await page.getByText(/^Please correct \d+ fields\.$/).waitFor();
    },
  },
  {
    name: 'the best posts',
    path: '/blog-post/best_architectural_blog_posts',
    heading: 'Best architectural blog posts',
  },
  { name: 'the podcast', path: '/podcast', heading: 'Podcast' },
  { name: 'an episode', path: '/podcast/1', heading: 'The Parapet No One Owned' },
  { name: 'a recorded episode', path: '/podcast/8', heading: 'Storefront, Curtain Wall, or Window Wall?' },
  { name: 'courses', path: '/continuing-education', heading: 'Continuing education' },
  {
    name: 'a course with its quiz checked',
    path: '/continuing-education/1',
    heading: 'Air Barrier Continuity',
    before: async (page) => {
      const questions = page.getByRole('form', { name: 'Quiz' }).getByRole('group');
      for (const question of await questions.all()) await question.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Check answers' }).click();
      await page.getByText('Your best score').first().waitFor();
    },
  },
  { name: 'the academy', path: '/arcatemy', heading: 'Lintel Academy' },
  { name: 'providers of courses', path: '/ces', heading: 'Continuing education providers' },
  { name: 'rules of AIA credit', path: '/AIArules', heading: 'AIA continuing education rules' },
];
