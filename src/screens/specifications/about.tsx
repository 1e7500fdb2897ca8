import { AskManufacturer } from '#src/components/inquiry/ask-manufacturer.tsx';
import { inquirySubject } from '#src/domain/inquiry/inquiry-subject.ts';
import { FileList } from '#src/components/downloads/file-list.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { Facts } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import type { Related } from '#src/screens/specifications/loaders.ts';
import { OtherManufacturers } from '#src/screens/specifications/other-manufacturers.tsx';
import { NamedProducts, RelatedSections } from '#src/screens/specifications/related.tsx';
import style from '#src/screens/specifications/related.module.css';
import type { Reading } from '#src/screens/specifications/use-reading.ts';

/** The section's references, products, and files. */
export function About({ loaded, reading }: { loaded: Related; reading: Reading | null }) {
  const { spec, text, products, declarations, others } = loaded;
  return (
    <aside className={`stack gap-5 note screen-only ${style.about}`} aria-label="About this section">
      <NamedProducts reading={reading} products={products} declarations={declarations} />
      {reading && <RelatedSections reading={reading} />}
      <OtherManufacturers spec={spec} others={others} />
      {spec.files.length > 0 && (
        <section className={`body-heads spaced-heads ${style.box}`} aria-labelledby="files">
          <h2 id="files">The manufacturer’s files</h2>
          <FileList files={spec.files} of={spec.title} />
        </section>
      )}
      <Facts
        facts={[
          [
            spec.csi.length === 1 ? 'Section' : 'Sections',
            <ul key="sections">
              {spec.csi.map((section) => (
                <li key={section.number}>
                  <Link className="link" to={to.section('spec', section.number)}>
                    <SectionNumber section={section} withTitle />
                  </Link>
                </li>
              ))}
            </ul>,
          ],
          [
            'File',
            <span key="file" className="small-mono anywhere">
              {spec.filename}
            </span>,
          ],
          ['Updated', fullDate(spec.updated_at)],
          ['Copyright', text.data?.copyright],
        ]}
      />
      <p className="stack at-left gap-1">
        <Link className="link" to={to.companyItem(spec, 'spec', spec.id)}>
          Facts and files
        </Link>
        <Link className="link" to={to.companyContent(spec, 'spec')}>
          All specifications by <bdi>{spec.company}</bdi>
        </Link>
      </p>
      <AskManufacturer subject={inquirySubject(spec, to.companyItem(spec, 'spec', spec.id))} />
    </aside>
  );
}
