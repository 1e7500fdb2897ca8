import type { ReactNode } from 'react';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { WithPanel } from '#src/components/page/with-panel.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Page } from '#src/components/page/page.tsx';
import { Figures } from '#src/screens/business/figures.tsx';
import style from '#src/screens/business/landing.module.css';
import { LeadForm } from '#src/screens/business/lead-form.tsx';
import type { libraryFigures } from '#src/screens/business/loaders.ts';
import { buttonClass } from '#src/ui/button.tsx';

export type Point = readonly [title: string, text: ReactNode];

interface Props {
  title: string;
  description: string;
  canonical: string;
  lead: string;
  kind: 'advertise' | 'get-specified';
  formTitle: string;
  messageHint: string;
  isRed?: boolean;
  children: ReactNode;
}

/** Benefits for manufacturers, the library's numbers, and a form. */
export function Landing({
  title,
  description,
  canonical,
  lead,
  kind,
  formTitle,
  messageHint,
  isRed,
  children,
}: Props) {
  const { library: figures } = useScreenData<typeof libraryFigures>();
  return (
    <Page title={title} description={description} canonical={canonical}>
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbsTo(title)} />
        <div className={`stack gap-1 compact-title ${isRed ? style.red : ''}`}>
          <h1>{title}</h1>
          <p className={`lead ink space-bottom-3 ${style.lead}`}>{lead}</p>
          <p className="screen-only pad-block-3 only-1023">
            <a className={buttonClass('primary')} href="#write">
              {formTitle}
            </a>
          </p>
        </div>
        <WithPanel
          panel={
            <section className="stack shrinks gap-3" aria-labelledby="write">
              <h2 id="write">{formTitle}</h2>
              <LeadForm kind={kind} name={formTitle} messageHint={messageHint} />
            </section>
          }
        >
          {children}
          <Figures library={figures} />
        </WithPanel>
      </div>
    </Page>
  );
}

export const Points = ({ title, points }: { title: string; points: readonly Point[] }) => (
  <section className="stack shrinks gap-3" aria-label={title}>
    <h2>{title}</h2>
    <dl className={style.points}>
      {points.map(([name, text]) => (
        <div className="gap-1-4 line-top pad-block-2" key={name}>
          <dt className="ink bold">{name}</dt>
          <dd>
            <p>{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
