import { useScreenData } from '#src/components/page/screen-data.tsx';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import type { paymentStatus, PaymentStatus } from '#src/screens/business/loaders.ts';

const words: Readonly<Record<PaymentStatus, { title: string; text: string }>> = {
  success: {
    title: 'The payment page reports success',
    text: 'The payment page sent you back here and reported that you paid.',
  },
  cancelled: {
    title: 'The payment page reports that you canceled',
    text: 'The payment page sent you back here and reported that you canceled.',
  },
  failed: {
    title: 'The payment page reports a failure',
    text: 'The payment page sent you back here and reported that the payment failed.',
  },
};

/** Return address of the payment page. Anyone can open it, so it proves nothing. */
export function Screen() {
  const { status } = useScreenData<typeof paymentStatus>();
  const { title, text } = words[status];
  return (
    <Page title={title} description={text} canonical={null}>
      <div className="wrap stack at-start gap-5 page-high">
        <div className="stack gap-1 compact-title">
          <h1>{title}</h1>
          <p className="lead ink">{text}</p>
        </div>
        <WithPanel
          panel={
            <PanelPart title="Next">
              <NextLinks
                ways={[
                  [status === 'success' ? 'Pay another invoice' : 'Try again', to.payment()],
                  ['Home page', to.home()],
                ]}
              />
            </PanelPart>
          }
        >
          <div className="stack gap-3">
            <p>
              This page is not proof of payment: anyone can open it, and this site doesn’t see payments. Rely
              on the receipt from the payment page and your bank statement.
            </p>
            <p>
              {status === 'success'
                ? 'If no receipt arrives within a day, contact us with the invoice number before you pay again.'
                : 'Before you try again, check that nothing was charged.'}
            </p>
          </div>
        </WithPanel>
      </div>
    </Page>
  );
}
