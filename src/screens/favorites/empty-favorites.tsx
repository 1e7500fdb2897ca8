import { NextLinks } from '#src/components/page/next-links.tsx';
import { to } from '#src/paths.ts';

export function EmptyFavorites() {
  return (
    <div className="stack measure gap-3 line-top pad-block-3 roomy-links">
      <p>
        No favorites yet. Press Save next to any product, drawing, document, or manufacturer to keep it here
        with your notes and see when it changes.
      </p>
      <NextLinks
        ways={[
          ['Search the library', to.searchEmpty()],
          ['Products by division', to.contentType('product')],
          ['CAD details by division', to.contentType('cad')],
          ['What’s new this week', to.whatsNew()],
        ]}
      />
    </div>
  );
}
