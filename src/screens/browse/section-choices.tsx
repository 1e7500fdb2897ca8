import type { DivisionLevel } from '#src/contracts/browse.ts';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Page } from '#src/components/page/page.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { to } from '#src/paths.ts';
import { SectionMatrix } from '#src/screens/browse/section-matrix.tsx';

interface Props {
  type: ContentType;
  /** The number in its own edition, and its title there. */
  requested: { number: string; isFormer: boolean; title: string; digits: string };
  several: DivisionLevel['sections'];
}

/** For a broader number, or a MasterFormat 95 number that was split. */
export function SectionChoices({ type, requested, several }: Props) {
  const { number, isFormer, title, digits } = requested;
  useCanonicalPath(to.section(type, digits));
  const { plural } = contentTypeWords[type];
  const crumbs = crumbsTo(number, { label: plural, href: to.contentType(type) });
  return (
    <Page
      title={`${plural}: ${number}`}
      description={`The MasterFormat 04 sections ${isFormer ? 'that replaced' : 'of'} ${number}, with what the library has in each.`}
      canonical={null}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>
            {plural}: <span className="mono">{number}</span> {title}
          </h1>
          <p className="measure note muted digits tall-links low-links">
            {isFormer
              ? `This MasterFormat 95 number is now ${several.length} sections in MasterFormat 04.`
              : `${several.length} sections share this number.`}
          </p>
        </div>
        <SectionMatrix
          type={type}
          label={`Sections of ${number}`}
          sections={several}
          hrefOfHead={to.contentType}
        />
      </div>
    </Page>
  );
}
