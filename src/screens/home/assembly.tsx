import { FormatLinks } from '#src/components/downloads/format-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';
import type { Assembly } from '#src/screens/home/assembly-data.ts';
import style from '#src/screens/home/assembly.module.css';

/** One detail, large, and from it the ways to its product, its files, and its section. */
export function AssemblySheet({ detail, product, content }: Assembly) {
  const [section] = product.csi;
  const bim = content.find((item) => item.content_type === 'bim');
  const spec = content.find((item) => item.content_type === 'spec');
  const wizard = content.find((item) => item.content_type === 'sw');
  return (
    <figure className={`framed ${style.sheet}`}>
      <div className={style.drawing}>
        <Picture src={detail.picture} alt={`Detail: ${detail.title}`} width={736} height={552} eager />
      </div>
      <dl className={`note ${style.callouts}`}>
        <div>
          <dt>Find</dt>
          <dd>
            <Link className="bold" to={to.product(product.id)}>
              {product.title}
            </Link>
          </dd>
          <dd className="small muted">
            <Link to={to.company(product)}>{product.company}</Link>
          </dd>
        </div>
        <div>
          <dt>Draw</dt>
          <dd>
            <Link to={to.contentItem(detail, 'cad', detail.id)}>{detail.title}</Link>
          </dd>
          <dd className="flow gap-1">
            <FormatLinks files={detail.files} of={detail.title} />
            {bim && <FormatLinks files={bim.files} of={bim.title} />}
          </dd>
        </div>
        <div>
          <dt>Specify</dt>
          {section && (
            <dd>
              <Link to={to.section('spec', section.number)}>
                <SectionNumber section={section} withTitle />
              </Link>
            </dd>
          )}
          {spec && (
            <dd>
              <FormatLinks files={spec.files} of={spec.title} />
            </dd>
          )}
          {wizard?.content_type === 'sw' && (
            <dd className="small">
              <Link className="link" to={to.specwizard(wizard.filename)}>
                Write it in {brand.specWizard}
              </Link>
            </dd>
          )}
        </div>
      </dl>
      <figcaption className={`small muted line-top ${style.title}`}>
        <span className="mono">{detail.detailNumber}</span> {detail.title} · {detail.scale}
      </figcaption>
    </figure>
  );
}
