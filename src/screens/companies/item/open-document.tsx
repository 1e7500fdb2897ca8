import { Link } from '#src/components/page/link.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';
import { fileSizeText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { buttonClass } from '#src/ui/button.tsx';

/** Types that open on the viewer's own screen; drawings and models open in place of their picture. */
const read: ReadonlySet<Content['content_type']> = new Set([
  'epd',
  'hpd',
  'certificate',
  'datasheet',
  'catalog',
]);

/** The button that opens a document's pages. */
export function OpenDocument({ company, item }: { company: CompanyBrief; item: Content }) {
  const { content_type: type, id } = item;
  const file = read.has(type) ? viewedFile(item) : null;
  if (!file) return null;
  return (
    <Link
      className={buttonClass('primary')}
      to={type === 'catalog' ? to.catalogViewer(item, id) : to.viewer(company, type, id)}
    >
      Open {contentTypeWords[type].singular}
      {file.bytes !== null && <span className="small-mono space-left-2">{fileSizeText(file.bytes)}</span>}
    </Link>
  );
}
