import { paymentPage } from '#src/browser/payment-page.ts';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import { PaymentForm } from '#src/screens/business/payment-form.tsx';
import { buttonClass } from '#src/ui/button.tsx';

const steps = [
  ['You tell us which invoice', 'The message goes to the library’s staff. Sending it pays nothing.'],
  ['We reply by email', 'With payment options for that invoice, to the address you give.'],
  ['You pay there, not here', 'Keep card numbers out of the message, too.'],
] as const;

/** Pay an invoice on the configured external page, or send a request that staff answer. */
export function Screen() {
  const page = paymentPage();
  return (
    <Page
      title="Pay an invoice"
      description="Pay an invoice from the library. Never enter card data here."
      canonical={to.payment()}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbsTo('Pay an invoice')} />
        <div className="stack gap-1 compact-title">
          <h1>Pay an invoice</h1>
          <p className="measure note muted digits tall-links low-links">
            Never enter card data on this site. No field here asks for it.
          </p>
        </div>
        {page === null ? (
          <WithPanel panel={<PanelPart title="What happens next" facts={steps} />}>
            <PaymentForm />
          </WithPanel>
        ) : (
          <>
            <p>
              Payment is made at <strong>{page.hostname}</strong>, another site. Have your invoice number and
              amount ready. Check the address in your browser before you type anything there.
            </p>
            <p>
              <a className={buttonClass('primary')} href={page.href} rel="noopener noreferrer">
                Continue to {page.hostname}
              </a>
            </p>
          </>
        )}
      </div>
    </Page>
  );
}
