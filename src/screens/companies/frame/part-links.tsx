import { focusLinkTarget } from '#src/browser/heading.ts';
import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/frame/part-links.module.css';

const parts = [
  ['about', 'About'],
  ['library', 'Library'],
  ['products', 'Products'],
  ['projects', 'Projects'],
  ['news', 'News'],
  ['request', 'Request information'],
  ['others', 'Other manufacturers'],
] as const;

/** Links to the parts of a long page that a manufacturer has. */
export function PartLinks({ company }: { company: Company }) {
  const shown = parts.filter(([id]) => hasPart(company, id));
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

type PartId = (typeof parts)[number][0];

/** Whether the page has a part; empty parts are only named in a line of what is not listed. */
export function hasPart(
  { about, sustainability, associations, counts, ...company }: Company,
  id: PartId,
): boolean {
  if (id === 'about') return about.trim() !== '' || sustainability !== null || associations.length > 0;
  if (id === 'library') return contentTypes.some((type) => (counts[type] ?? 0) > 0);
  if (id === 'products') return (counts['product'] ?? 0) > 0;
  if (id === 'projects') return company.hasProjects;
  // Similar manufacturers share divisions, so without sections there are none.
  if (id === 'others') return company.sections.length > 0;
  return id !== 'news' || company.hasNews;
}
