import { focusLinkTarget } from '#src/browser/heading.ts';
import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/frame/part-links.module.css';

const parts = [
  ['about', 'About'],
  ['library', 'Library'],
  ['products', 'Products'],
  ['projects', 'Projects'],
  ['news', 'News'],
  ['request', 'Request information'],
  ['competing', 'Other manufacturers'],
] as const;

/** Links to the parts of a long page. Leaves out parts that a manufacturer without a library doesn't have. */
export function PartLinks({ company }: { company: Company }) {
  const shown = parts.filter(
    ([id]) =>
      company.isClient || !['about', 'products', 'projects', 'news'].includes(id) || hasPart(company, id),
  );
  return (
    <nav className={`scroll-x fading-ends screen-only rings-inside ${style.parts}`} aria-label="On this page">
      <ul className="flex gap-5">
        {shown.map(([id, label]) => (
          <li key={id}>
            <Link
              className="block note nowrap"
              to={`${to.company(company)}#${id}`}
              keepScroll={false}
              onClick={() => focusLinkTarget(id)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether a manufacturer that isn't a client still has content for a part. */
export function hasPart(company: Company, id: string): boolean {
  if (id === 'about') return company.about !== '' || company.sustainability !== null;
  if (id === 'products') return (company.counts['product'] ?? 0) > 0;
  return id === 'projects' ? company.hasProjects : company.hasNews;
}
