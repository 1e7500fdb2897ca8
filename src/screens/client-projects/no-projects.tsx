import { NextLinks } from '#src/components/page/next-links.tsx';
import type { Division } from '#src/domain/masterformat/divisions.ts';
import { to } from '#src/paths.ts';

/** Shown for a division without buildings, with links to other pages. */
export const NoProjects = ({ division }: { division: Division | null }) => (
  <div className="stack at-left gap-3 roomy-links">
    <p className="lead ink">
      {division
        ? `No manufacturer has listed a project with products of division ${division.number} yet.`
        : 'No projects are listed yet.'}
    </p>
    <NextLinks
      className="flow gap-1-4"
      ways={[
        division !== null && [
          `All products in division ${division.number}`,
          to.productsByCsi(division.number),
        ],
        division !== null && ['Projects in all divisions', to.clientProjects()],
        ['Products by category', to.productCategory('all')],
      ]}
    />
  </div>
);
