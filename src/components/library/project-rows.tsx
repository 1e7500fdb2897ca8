import style from '#src/components/library/project-rows.module.css';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Project } from '#src/contracts/projects.ts';
import type { ListView } from '#src/stores/list-view.ts';
import { projectFacts } from '#src/domain/project-line.ts';
import { to } from '#src/paths.ts';
import { Dotted } from '#src/ui/dotted.tsx';

interface Props {
  projects: readonly Project[];
  /** Heading level of each row. */
  level?: 2 | 3;
  /** Names the manufacturer, for lists with several. */
  withManufacturer?: boolean;
  /** Rows, or pictures of the buildings with their names. */
  view?: ListView;
  /** A list of a few rows has larger pictures and says what each building is about. */
  isShort?: boolean;
}

/** Buildings in which products were used, with those products. */
export function ProjectRows({
  projects,
  level = 2,
  withManufacturer = false,
  view = 'rows',
  isShort = false,
}: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={view === 'rows' ? `line-top ${style.rows} ${isShort ? style.short : ''}` : style.cards}>
      {projects.map((project) => {
        const { id, name, company, architect, products, picture, story, summary } = project;
        return (
          <li
            key={id}
            className={
              view === 'rows' ? `gap-4 line-bottom pad-block-4 ${style.project}` : 'stack at-start gap-2'
            }
          >
            <Picture src={picture} alt="" width={416} height={234} wide />
            <div
              className={`stack at-start shrinks gap-1 ${view === 'rows' ? 'contents-599' : ''} ${style.words}`}
            >
              <Heading>
                <Link to={to.companyProject(project, id)}>
                  <bdi>{name}</bdi>
                </Link>
              </Heading>
              <p className="note muted">
                <Dotted of={projectFacts(project)} />
              </p>
              {architect !== '' && <p className="note muted">{architect}</p>}
              {isShort && view === 'rows' && (
                <p className="pad-block-2" dir="auto">
                  {story || summary}
                </p>
              )}
              {products.length > 0 && (
                <p className="note muted">
                  Products:{' '}
                  {products.map((product, index) => (
                    <span key={product.id}>
                      {index > 0 && ', '}
                      <Link to={to.product(product.id)}>
                        <bdi>{product.title}</bdi>
                      </Link>
                      {product.discontinued && (
                        <span className="redline">
                          {' '}
                          (discontinued
                          {product.discontinued.replacedBy && (
                            <>
                              , replaced by{' '}
                              <Link to={to.product(product.discontinued.replacedBy.id)}>
                                <bdi>{product.discontinued.replacedBy.title}</bdi>
                              </Link>
                            </>
                          )}
                          )
                        </span>
                      )}
                    </span>
                  ))}
                </p>
              )}
              {withManufacturer && (
                <p className="note muted">
                  Manufacturer:{' '}
                  <Link to={to.company(project)}>
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
