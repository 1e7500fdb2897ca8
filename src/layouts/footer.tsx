import { memo } from 'react';

import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import style from '#src/layouts/footer.module.css';
import { to } from '#src/paths.ts';

interface FooterLink {
  href: string;
  label: string;
}

const ofTypes = (types: readonly ContentType[]): FooterLink[] =>
  types.map((type) => ({ href: to.contentType(type), label: contentTypeWords[type].plural }));

const learning: readonly FooterLink[] = [
  { href: to.blog(), label: 'Blog' },
  { href: to.podcasts(), label: 'Podcast' },
  { href: to.courses(), label: 'Continuing education' },
  { href: to.academy(), label: `${brand.name} Academy` },
];

const projects: FooterLink = { href: to.clientProjects(), label: 'Manufacturers’ projects' };

const proof: ReadonlySet<ContentType> = new Set(['certificate', 'epd', 'hpd', 'datasheet', 'webinar']);

const site: readonly FooterLink[] = [
  { href: to.about(), label: `About ${brand.name}` },
  { href: to.rfi(), label: 'Request information' },
  { href: to.specInfo(), label: 'CSI specifications' },
  { href: to.greenBuilding(), label: 'Green building' },
  { href: to.rss(), label: 'Feeds' },
  { href: to.getSpecified(), label: 'Get specified' },
  { href: to.terms(), label: 'Terms of use' },
  { href: to.privacy(), label: 'Privacy' },
  { href: to.accessibility(), label: 'Accessibility' },
];

export const Footer = memo(function Footer() {
  return (
    <footer className={`note quiet line-top shade screen-only ${style.footer}`}>
      <div className={`wrap grid gap-6 ${style.columns}`}>
        <p className={style.about}>
          <strong>{brand.name}</strong>
          {brand.description}
        </p>
        <Column
          title="The library"
          links={[...ofTypes(contentTypes.filter((type) => !proof.has(type))), projects]}
        />
        <Column title="Documentation" links={ofTypes(contentTypes.filter((type) => proof.has(type)))} />
        <Column title="Learning" links={learning} />
        <Column title="This site" links={site} />
        <p className={style.about}>
          Section numbers and titles follow MasterFormat, 2004 and later editions and 1995. Drawings are
          schematic details: check them against your project and code.
        </p>
      </div>
    </footer>
  );
});

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <p className={`ink bold ${style.title}`}>{title}</p>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
