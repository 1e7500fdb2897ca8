import { FormatLinks } from '#src/components/downloads/format-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';
import type { Assembly } from '#src/screens/home/assembly-data.ts';
import style from '#src/screens/home/assembly.module.css';

/** One detail, large, with keynotes at its parts for the product and the sections, and below it the files. */
export function AssemblySheet({ detail, product, content, callouts }: Assembly) {
  const [section] = product.csi;
  const bim = content.find((item) => item.content_type === 'bim');
  const spec = content.find((item) => item.content_type === 'spec');
  const wizard = content.find((item) => item.content_type === 'sw');
  return (
    <figure className={`grid framed paper note padded-links ${style.sheet}`}>
      <div className={`relative ${style.drawing}`}>
        <Picture src={detail.picture} alt={`Detail: ${detail.title}`} width={736} height={552} eager />
        <Keynotes callouts={callouts} />
      </div>
      <ol className={`grid gap-4 ${style.callouts}`} aria-label="Parts of the detail">
        {callouts.length === 0 && <Own product={product} />}
        {callouts.map(({ text, section: made }, index) =>
          text === product.title ? (
            <Own key={text} product={product} />
          ) : (
            <li key={text}>
              <span className="ink">{text}</span>
              <Link className="small muted" to={to.section('product', made.number)}>
                <SectionNumber section={made} withTitle />
              </Link>
              <b className="mono" aria-hidden="true">
                {index + 1}
              </b>
            </li>
          ),
        )}
      </ol>
      <dl className={`halves whole-row gap-2-4 one-column-599 line-top ${style.foot}`}>
        <div className="stack at-start gap-2px">
          <dt className="small muted">Draw</dt>
          <dd>
            <Link to={to.contentItem(detail, 'cad', detail.id)}>
              <span className="mono">{detail.detailNumber}</span> {detail.condition}, {detail.scale}
            </Link>
          </dd>
          <dd className="flow gap-1">
            <FormatLinks files={detail.files} of={detail.title} />
            {bim && <FormatLinks files={bim.files} of={bim.title} />}
          </dd>
        </div>
        <div className="stack at-start gap-2px">
          <dt className="small muted">Specify</dt>
          {section && (
            <dd>
              <Link to={to.section('spec', section.number)}>
                <SectionNumber section={section} withTitle />
              </Link>
            </dd>
          )}
          <dd className="cluster gap-1-3">
            {spec && <FormatLinks files={spec.files} of={spec.title} />}
            {wizard?.content_type === 'sw' && (
              <Link className="link" to={to.specwizard(wizard.filename)}>
                {brand.specWizard}
              </Link>
            )}
          </dd>
        </div>
      </dl>
    </figure>
  );
}

const Own = ({ product }: Pick<Assembly, 'product'>) => (
  <li>
    <Link className="ink bold" to={to.product(product.id)}>
      {product.title}
    </Link>
    <Link className="small muted" to={to.company(product)}>
      {product.company}
    </Link>
    <b className="mono" aria-hidden="true">
      1
    </b>
  </li>
);

/** A keynote number at each part; leader lines to the text beside the drawing would cross other parts. */
const Keynotes = ({ callouts }: Pick<Assembly, 'callouts'>) => (
  <svg className={`fill ink ${style.keynotes}`} aria-hidden="true">
    {callouts.map(({ text, x, y }, index) => (
      <g key={text}>
        <circle cx={share(x)} cy={share(y)} />
        <text x={share(x)} y={share(y)} dy="0.35em">
          {index + 1}
        </text>
      </g>
    ))}
  </svg>
);

const share = (part: number): string => `${(part * 100).toFixed(2)}%`;
