import style from '#src/components/library/project-rows.module.css';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Project } from '#src/contracts/projects.ts';
import { projectLine } from '#src/domain/project-line.ts';
import { to } from '#src/paths.ts';

interface Props {
  projects: readonly Project[];
  /** Below a heading of the list. */
  level?: 2 | 3;
  /** Where the buildings are of several manufacturers. */
  withMaker?: boolean;
}

/** Buildings in which products were used, each with what was used. */
export function ProjectRows({ projects, level = 2, withMaker = false }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={style.projects}>
      {projects.map((project) => {
        const { id, name, company, architect, summary, products, picture } = project;
        return (
          <li key={id} className={style.project}>
            <Picture src={picture} alt="" width={208} height={156} />
            <div className={style.words}>
              <Heading>
                <Link to={to.companyProject(project, id)}>
                  <bdi>{name}</bdi>
                </Link>
              </Heading>
              <p className={style.line}>{projectLine(project)}</p>
              {architect !== '' && <p className={style.line}>{architect}</p>}
              <p dir="auto">{summary}</p>
              {products.length > 0 && (
                <p className={style.line}>
                  Products:{' '}
                  {products.map((product, index) => (
                    <span key={product.id}>
                      {index > 0 && ', '}
                      <Link className="link" to={to.product(product.id)}>
                        <bdi>{product.title}</bdi>
                      </Link>
                    </span>
                  ))}
                </p>
              )}
              {withMaker && (
                <p className={style.line}>
                  Manufacturer:{' '}
                  <Link className="link" to={to.company(project)}>
                    <bdi>{company}</bdi>
                  </Link>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
