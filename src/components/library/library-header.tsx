import { Breadcrumbs, type Crumb } from '#src/components/page/breadcrumbs.tsx';
import { EditionSwitch } from '#src/components/library/edition-switch.tsx';
import style from '#src/components/library/library-header.module.css';

export const LibraryHeader = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <div className={`row between gap-5 ${style.line}`}>
    <Breadcrumbs crumbs={crumbs} />
    <EditionSwitch />
  </div>
);
