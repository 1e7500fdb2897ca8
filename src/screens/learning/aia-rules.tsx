import type { ReactNode } from 'react';

import { brand } from '#src/brand.ts';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { webPage } from '#src/components/page/structured-crumbs.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/learning/reading.module.css';

const title = 'AIA continuing education rules';
const crumbs = crumbsTo(title, { label: 'Continuing education', href: to.courses() });

/** States only long-established rules, and refers people to the organization that makes them. */
export function Screen() {
  return (
    <Page
      title={title}
      description="How American Institute of Architects continuing education credit works: LU, HSW, who reports, what a course may contain, and what state boards require."
      canonical={to.aiaRules()}
      structuredData={webPage(title, to.aiaRules(), crumbs)}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{title}</h1>
          <p className="measure note muted tall-links low-links">
            The rules of the American Institute of Architects in brief, and what they mean for the courses
            here.
          </p>
        </div>
        <div className="stack shrinks gap-5 measure pad-top-3">
          <Part id="units" title="LU and HSW">
            <p>
              Credit is counted in learning units (LU). One LU is one hour of learning. LU|HSW is credit for a
              course of which at least three quarters is about health, safety, and welfare. An HSW unit also
              counts as an LU; a plain LU does not count as HSW.
            </p>
          </Part>
          <Part id="yearly" title="How much">
            <p>
              Architect members of the AIA need 18 LU each calendar year, 12 of them HSW. The AIA can ask for
              particular subjects within these; a member’s AIA transcript shows what is still needed.
            </p>
          </Part>
          <Part id="providers" title="Who gives credit">
            <p>
              Providers that the AIA has approved give credit for the courses that they have registered there,
              and report who has completed them. Members can report some other learning themselves. A course
              that a manufacturer pays for may not promote its products: anything said about them must be
              separate from the course.
            </p>
          </Part>
          <Part id="boards" title="License renewal">
            <p>
              The AIA’s rules are for its members. Whether a license is renewed is up to the state: each
              licensing board sets its own hours, subjects, and deadlines, and says what it accepts as proof.
              Some ask for subjects of their own, such as accessibility or energy.
            </p>
          </Part>
          <Part id="here" title={`At ${brand.name}`}>
            <p>
              The courses, providers, and provider numbers here are samples. None is registered with the AIA
              or approved by a board, {brand.name} is not an AIA provider, and no completion is reported to
              anyone. A certificate from here is for your own records.
            </p>
            <ul className={style.points}>
              <li>
                Credit is shown as a provider would describe the course, so that you can filter lists by it:{' '}
                <Link className="link" to={to.courses('kind=HSW')}>
                  courses with LU|HSW
                </Link>
                .
              </li>
              <li>
                Four correct answers out of five pass a quiz. Scores stay in your browser:{' '}
                <Link className="link" to={to.academy()}>
                  your progress
                </Link>
                .
              </li>
              <li>Listening to an episode or reading a post gives no credit.</li>
            </ul>
          </Part>
          <Part id="sources" title="Where the rules are">
            <p>
              Rules change. Before you rely on any of this, read them at the source. These sites belong to
              other organizations, and neither is affiliated with {brand.name}:
            </p>
            <ul className={style.points}>
              <li>
                <Outside href="https://www.aia.org/">American Institute of Architects</Outside>: the rules for
                members and providers
              </li>
              <li>
                <Outside href="https://www.ncarb.org/">
                  National Council of Architectural Registration Boards
                </Outside>
                : the requirements of each licensing board
              </li>
            </ul>
          </Part>
        </div>
      </div>
    </Page>
  );
}

const Part = ({ id, title: heading, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={`stack at-top gap-2 print-block ${style.part}`} aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    <div className={`${style.prose} ${style.plainProse}`}>{children}</div>
  </section>
);

const Outside = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="link" href={href} target="_blank" rel="noopener noreferrer nofollow">
    {children}
  </a>
);
