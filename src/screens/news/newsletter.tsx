import { useState } from 'react';

import { call } from '#src/api/call.ts';
import { emailSend } from '#src/contracts/email.ts';
import { brand } from '#src/brand.ts';
import { RobotTrap } from '#src/components/forms/robot-trap.tsx';
import { SentNotice } from '#src/components/forms/sent-notice.tsx';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { newsletterEmail } from '#src/contracts/forms/email.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { toggleKeys } from '#src/lib/toggle-keys.ts';
import { paths } from '#src/paths.ts';
import style from '#src/screens/news/news.module.css';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextField } from '#src/ui/field.tsx';

interface Draft {
  kind: 'newsletter';
  email: string;
  firstName: string;
  divisions: string[];
}

const labels = { email: 'Email', firstName: 'First name', divisions: 'Divisions' };
const blank: Draft = { kind: 'newsletter', email: '', firstName: '', divisions: [] };

const contents = [
  [
    'Product alerts',
    <>
      New and changed products. They are also{' '}
      <Link key="alerts" className="link" to={paths.alerts}>
        here on the site
      </Link>
      .
    </>,
  ],
  ['Press releases', 'What manufacturers announce, as they word it.'],
  [
    'Past issues',
    <>
      All of them are in the{' '}
      <Link key="archive" className="link" to={paths.newsletterArchive}>
        archive
      </Link>
      .
    </>,
  ],
  ['No account', 'Every issue has an unsubscribe link.'],
] as const;

/** A description of the newsletter, and a form to subscribe. */
export function Screen() {
  const name = `${brand.name} newsletter`;
  return (
    <Page
      title={name}
      description={`New building products and manufacturer news by email, for all divisions or just yours. Subscribe to the ${brand.name} newsletter.`}
      canonical={paths.newsletter}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbsTo('Newsletter')} />
        <div className="stack gap-1 compact-title">
          <h1>{name}</h1>
          <p className="measure note muted tall-links low-links">
            Product alerts and press releases by email, for the divisions you choose.
          </p>
        </div>
        <WithPanel panel={<PanelPart title="What it has" facts={contents} />}>
          <Subscription />
        </WithPanel>
      </div>
    </Page>
  );
}

function Subscription() {
  const state = useSubmitForm<Draft, Draft, { reference: string }>({
    key: 'newsletter',
    id: 'newsletter',
    labels,
    schema: newsletterEmail,
    blank,
    send: (body) => call(emailSend, { body }),
    what: 'subscription',
    ofPerson: true,
  });
  const { text, draft, change, sent } = state;
  const [isOpen] = useState(draft.divisions.length > 0);
  if (sent) {
    return (
      <SentNotice title="Your subscription was sent" level={2}>
        <p>Its reference is {sent.reference}. Every issue has an unsubscribe link.</p>
        <Button onClick={state.startOver}>Subscribe another address</Button>
      </SentNotice>
    );
  }
  return (
    <SubmitForm
      state={state}
      name="Subscribe to the newsletter"
      words={{ send: 'Subscribe', sending: 'Sending…', again: 'Send again' }}
    >
      <div className="halves gap-4 one-column-599">
        <TextField {...text('email')} type="email" autoComplete="email" required />
        <TextField {...text('firstName')} autoComplete="given-name" />
      </div>
      <details open={isOpen}>
        <summary className="bold pad-block-2">
          Divisions: {draft.divisions.length === 0 ? 'all' : `${draft.divisions.length} chosen`}
        </summary>
        <fieldset className={`pad-top-3 ${style.choices}`}>
          <legend className="unseen">Divisions (leave blank for all)</legend>
          {divisions.map(({ number, title }) => (
            <Checkbox
              key={number}
              label={`${number} ${title}`}
              checked={draft.divisions.includes(number)}
              onChange={({ target }) =>
                change({ divisions: [...toggleKeys(draft.divisions, [number], target.checked)].toSorted() })
              }
            />
          ))}
        </fieldset>
      </details>
      <RobotTrap />
    </SubmitForm>
  );
}
