/** The payment page of this build and the origins that it may have: `VITE_PAYMENT_URL`, `VITE_PAYMENT_ORIGINS`. */
export function configuredPayment(): { url: string; origins: readonly string[] } {
  const url: unknown = import.meta.env?.VITE_PAYMENT_URL;
  const origins: unknown = import.meta.env?.VITE_PAYMENT_ORIGINS;
  return {
    url: typeof url === 'string' ? url : '',
    origins: typeof origins === 'string' ? origins.split(/[\s,]+/).filter(Boolean) : [],
  };
}
