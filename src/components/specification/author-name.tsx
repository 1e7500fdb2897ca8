import { Link } from '#src/components/page/link.tsx';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';

interface Props {
  section: { coid: number | null; company: string; companySlug: string };
}

/** Who wrote a section: a link to the manufacturer, or only the name of the neutral sections. */
export function AuthorName({ section: { coid, company, companySlug } }: Props) {
  const name = plainText(company);
  return coid === null ? (
    <span className="muted">{name}</span>
  ) : (
    <Link to={to.company({ coid, companySlug })}>{name}</Link>
  );
}
