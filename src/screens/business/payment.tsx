import { paymentPage } from '#src/browser/payment-page.ts';
import library from '#src/components/library/library-page.module.css';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import { PaymentForm } from '#src/screens/business/payment-form.tsx';
import { buttonClass } from '#src/ui/button.tsx';

/** Pay an invoice on the configured external page, or send a request that staff answer. */
export function Screen() {
  const page = paymentPage();
  return (
    <Page
      title="Pay an invoice"
      description="Pay an invoice from the library. Never enter card data here."
      canonical={to.payment()}
    >
      <div className={`wrap stack at-start ${library.page}`}>
        <div className="stack gap-1 compact-title">
          <h1>Pay an invoice</h1>
          <p className={`note muted digits ${library.facts}`}>
            Never enter card data on this site. No field here asks for it.
          </p>
        </div>
        {page === null ? (
          <>
            <p>Tell us which invoice you would like to pay. We’ll reply by email with payment options.</p>
            <PaymentForm />
          </>
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
