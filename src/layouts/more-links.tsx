import { Link } from '#src/components/page/link.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import style from '#src/layouts/more-links.module.css';
import { to } from '#src/paths.ts';

const types = ['hpd', 'certificate', 'catalog', 'datasheet', 'video', 'webinar'] as const;

type Links = readonly (readonly [label: string, href: string])[];

const groups: readonly (readonly [title: string, links: Links])[] = [
  ['Documents and media', types.map((type) => [contentTypeWords[type].plural, to.contentType(type)])],
  [
    'The library',
    [
      ['By division', to.library()],
      ['Standards', to.standards()],
      ['Projects', to.clientProjects()],
      ['Green building', to.greenBuilding()],
      ['What’s new', to.whatsNew()],
    ],
  ],
  [
    'Learning',
    [
      ['Blog', to.blog()],
      ['Podcast', to.podcasts()],
      ['Courses', to.courses()],
    ],
  ],
  [
    'Your work',
    [
      ['Request information', to.rfi()],
      ['Open a file', to.ownFile()],
      ['Your favorites', to.favorites()],
      ['Your projects', to.designProjects()],
    ],
  ],
];

/** The rest of the site, in the menu of a narrow window. */
export const MoreLinks = ({ onFollow }: { onFollow: () => void }) => (
  <div className={`full-width line-top pad-top-2 ${style.more}`}>
    {groups.map(([title, links]) => (
      <ul key={title} aria-label={title}>
        <li className="ink bold" aria-hidden="true">
          {title}
        </li>
        {links.map(([label, href]) => (
          <li key={href}>
            <Link className="block" to={href} onClick={onFollow}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    ))}
  </div>
);
