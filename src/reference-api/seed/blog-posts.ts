import type { BlogPost } from '#src/contracts/learning.ts';
import { escaped } from '#src/reference-api/seed/news.ts';
import { userIdOf } from '#src/reference-api/seed/persons.ts';
import { thingsOf } from '#src/reference-api/seed/company-about.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';
import { amount, spread, type Make, type Seeding } from '#src/reference-api/seed/seeding.ts';
import { topics, type Topic } from '#src/reference-api/seed/topics.ts';
import { lowered } from '#src/reference-api/seed/titles.ts';
import type { Random } from '#src/reference-api/random.ts';

const STANDARD = 62;
const titles: readonly ((things: string, topic: Topic) => string)[] = [
  (things) => `A Short Checklist for ${things}`,
  (things) => `${things}: Three Lines Your Specification Is Missing`,
  (things, { key }) =>
    `Notes on ${key === 'bim' ? 'Modeling' : key.charAt(0).toUpperCase() + key.slice(1)} for ${things}`,
  (things) => `What I Learned From a Failed Mock-Up of ${things}`,
  (things) => `Before You Copy Last Year’s Section on ${things}`,
];

/** Blog posts of three to four short chapters. */
export function seedBlogPosts(seeding: Seeding): void {
  // Backwards, so that a post and a podcast of one week do not treat the same section.
  const makes = spread(seeding.makes.toReversed(), amount(seeding, STANDARD));
  for (const [index, make] of makes.entries()) {
    const id = index + 1;
    const random = seeding.random('blog-post', id);
    const topic = topics[(index * 7 + 2) % topics.length];
    if (!topic) continue;
    const things = csiSectionOf(make.profile.number).title;
    const post: BlogPost = {
      id,
      title: (titles[index % titles.length] ?? titles[0])?.(things, topic) ?? things,
      summary: `${topic.points[index % topic.points.length] ?? ''} A look at ${topic.question(thingsOf(make.profile))}.`,
      author: userIdOf(random).name,
      html: htmlOf(topic, make, random),
      topics: [topic.key, make.profile.number.slice(0, 2)],
      published_at: seeding.ago(4 + index * 11),
    };
    seeding.world.blogPosts.set(id, post);
  }
}

function htmlOf(topic: Topic, { profile, product }: Make, random: Random): string {
  const points = random.sample(topic.points, 4);
  const [ask = '', other = ''] = random.sample(topic.asks, 2);
  const rules = random.sample(profile.installation, 2);
  const standards = profile.standards.slice(0, 3);
  return [
    p(
      `${points[0] ?? ''} I thought of it again last week, over a submittal for ${lowered(product.noun)}s that was complete and still did not answer the question.`,
    ),
    h(ask),
    p(`${points[1] ?? ''} ${profile.limitations[0] ?? ''}`),
    p(`On site this comes down to one instruction. ${rules[0] ?? ''}`),
    h(other),
    p(`${points[2] ?? ''} ${profile.descriptions.at(-1) ?? ''}`),
    `<ul>${standards.map((standard) => `<li>${escaped(standard)}</li>`).join('')}</ul>`,
    p(`None of these three replaces looking. ${rules[1] ?? ''}`),
    h('What I changed in our master'),
    p(
      `${points[3] ?? ''} The article on ${thingsOf(profile)} now says so, in the imperative mood and with the name of the one who checks.`,
    ),
  ].join('');
}

const p = (text: string) => `<p>${escaped(text)}</p>`;
const h = (text: string) => `<h2>${escaped(text)}</h2>`;
