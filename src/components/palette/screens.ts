import { brand } from '#src/brand.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { to } from '#src/paths.ts';

/** A screen that the palette finds by name. */
export interface NamedScreen {
  href: string;
  name: string;
  /** Additional search keywords. */
  words: string;
}

const ofTypes: readonly NamedScreen[] = contentTypes.map((type) => ({
  href: to.contentType(type),
  name: contentTypeWords[type].plural,
  words: `${type} ${contentTypeWords[type].short} ${contentTypeWords[type].singular} browse divisions`,
}));

/** Screens with fixed names, in the site's order; account screens last. */
export const namedScreens: readonly NamedScreen[] = [
  { href: to.home(), name: 'Home page', words: `start ${brand.name}` },
  { href: to.searchEmpty(), name: 'Search', words: 'find' },
  ...ofTypes,
  {
    href: to.specificationSearch(),
    name: 'Search inside specifications',
    words: 'find paragraphs text words full',
  },
  {
    href: to.standards(),
    name: 'Standards cited in specifications',
    words: 'astm ansi nfpa ul designation edition references where cited',
  },
  {
    href: to.specwizards(),
    name: `Write with ${brand.specWizard}`,
    words: 'specwizards sections decide specification start',
  },
  { href: to.compare([]), name: 'Compare products', words: 'comparison side by side' },
  { href: to.whatsNew(), name: 'What’s new', words: "what's new week month updates feeds" },
  {
    href: to.substitution(),
    name: 'Evaluate a substitution',
    words: 'or equal proposed product request form review',
  },
  {
    href: to.rfi(),
    name: 'Request information',
    words: 'rfi ask several manufacturers sample pricing literature contact',
  },
  { href: to.getSpecified(), name: 'Get specified', words: 'manufacturers list products lead' },
  { href: to.advertise(), name: 'Advertise', words: 'manufacturers banner promotion' },
  { href: to.payment(), name: 'Pay an invoice', words: 'payment' },
  { href: to.featuredProducts(), name: 'Featured products', words: '' },
  { href: to.blog(), name: 'Blog', words: 'posts articles learning' },
  { href: to.bestBlogPosts(), name: 'Best blog posts', words: 'articles learning' },
  { href: to.blogGuest(), name: 'Write for the blog', words: 'post guest author' },
  { href: to.podcasts(), name: 'Podcast', words: 'episodes transcripts learning' },
  { href: to.bestPodcasts(), name: 'Best podcast episodes', words: 'learning' },
  { href: to.podcastGuest(), name: 'Be a podcast guest', words: 'episode' },
  { href: to.courses(), name: 'Continuing education', words: 'courses ceu lu hsw credit learning' },
  { href: to.academy(), name: `${brand.name} Academy`, words: 'courses progress quiz certificate learning' },
  { href: to.courseProviders(), name: 'Continuing education providers', words: 'ces courses credit' },
  { href: to.aiaRules(), name: 'AIA continuing education rules', words: 'lu hsw credit license' },
  { href: to.specInfo(), name: 'About CSI specifications', words: 'three part section masterformat' },
  { href: to.specInfoChart(), name: 'MasterFormat 95 and 04', words: 'chart crosswalk numbers divisions' },
  { href: to.hiddenNotes(), name: 'Show hidden notes', words: 'specifier word' },
  { href: to.greenBuilding(), name: 'Green building', words: 'epd hpd leed well lbc buy clean' },
  { href: to.resources(), name: 'Architectural resources', words: 'associations links divisions' },
  { href: to.schools(), name: 'Architectural schools', words: 'degrees states' },
  { href: to.rss(), name: 'Feeds', words: 'rss atom subscribe' },
  { href: to.apps(), name: 'Apps', words: 'install phone files' },
  { href: to.about(), name: `About ${brand.name}`, words: '' },
  { href: to.privacy(), name: 'Privacy', words: 'cookies storage delete data' },
  { href: to.terms(), name: 'Terms of use', words: 'legal' },
  {
    href: to.clientProjects(),
    name: 'Manufacturers’ projects',
    words: "manufacturers' buildings built map states recent",
  },
  { href: to.account(), name: 'Account', words: 'overview my' },
  { href: to.favorites(), name: 'Favorites', words: 'account starred saved my' },
  { href: to.savedSearches(), name: 'Saved searches', words: 'account my' },
  { href: to.designProjects(), name: 'Design projects', words: 'account binder schedule my' },
  { href: to.contentRequests(), name: 'Content requests', words: 'account my' },
  { href: to.office(), name: 'Office', words: 'template logo header footer font paper letterhead my' },
  { href: to.profile(), name: 'Profile', words: 'account name firm address my' },
  { href: to.changePassword(), name: 'Change password', words: 'account' },
];
