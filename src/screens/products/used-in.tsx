import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Product } from '#src/contracts/content.ts';
import type { Project } from '#src/contracts/projects.ts';
import { projectFacts } from '#src/domain/project-line.ts';
import { to } from '#src/paths.ts';
import type { ProductPage } from '#src/screens/products/loaders.ts';
import style from '#src/screens/products/used-in.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Dotted } from '#src/ui/dotted.tsx';

const shown = 4;

/** Buildings of the manufacturer that used this product. */
export const UsedIn = ({ product, result }: { product: Product; result: ProductPage['projects'] }) => (
  <section id="projects" className={style.section} aria-labelledby="projects-head">
    <h2 id="projects-head">Projects</h2>
    <Deferred result={result} what="the projects" fallback={<Skeleton height="96px" />}>
      {(projects) => (
        <Buildings
          product={product}
          projects={projects.filter(({ products }) => products.some(({ id }) => id === product.id))}
        />
      )}
    </Deferred>
  </section>
);

function Buildings({ product, projects }: { product: Product; projects: readonly Project[] }) {
  if (projects.length === 0)
    return (
      <p className="muted screen-only">
        {product.company} lists no buildings with this product.{' '}
        <Link className="link" to={to.companyProjects(product)}>
          All its projects
        </Link>
      </p>
    );
  return (
    <ul className={`grid space-top-3 ${style.buildings}`}>
      {projects.slice(0, shown).map((project) => (
        <li className="at-top gap-3 small muted" key={project.id}>
          <Picture src={project.picture} alt="" width={128} height={72} wide />
          <div>
            <h3 className="note tall-links">
              <Link to={to.companyProject(project, project.id)}>{project.name}</Link>
            </h3>
            <Dotted of={projectFacts(project)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
