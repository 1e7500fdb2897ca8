import { Link } from '#src/components/page/link.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import style from '#src/layouts/more-links.module.css';
import { to } from '#src/paths.ts';

const types = ['hpd', 'certificate', 'catalog', 'datasheet', 'video', 'webinar'] as const;

const links: readonly (readonly [label: string, href: string])[] = [
  ...types.map((type) => [contentTypeWords[type].plural, to.contentType(type)] as const),
  ['By division', to.library()],
  ['Standards', to.standards()],
  ['Projects', to.clientProjects()],
  ['Green building', to.greenBuilding()],
  ['What’s new', to.whatsNew()],
  ['Blog', to.blog()],
  ['Podcast', to.podcasts()],
  ['Courses', to.courses()],
  ['Request information', to.rfi()],
  ['Open a file', to.ownFile()],
  ['Your favorites', to.favorites()],
  ['Your projects', to.designProjects()],
];

/** The rest of the site, in the menu of a narrow window. */
export function MoreLinks({ onFollow }: { onFollow: () => void }) {
  return (
    <ul className={`full-width line-top pad-top-2 ${style.more}`}>
      {links.map(([label, href]) => (
        <li key={href}>
          <Link className="block" to={href} onClick={onFollow}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
