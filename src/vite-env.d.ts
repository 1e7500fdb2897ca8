/// <reference types="vite/client" />

interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  /** Origin of the remote API without a trailing slash; empty means the page's own origin. */
  readonly VITE_API_ORIGIN: string;
  /** The site's public origin, without a trailing slash; empty means the page's own. */
  readonly VITE_SITE_ORIGIN?: string;
  /** `true` in a build that draws a picture for each page that has a card. */
  readonly VITE_SHARE_CARDS?: string;
  /** Origin of the host that writes spec files, without a trailing slash; empty means `/spec-file/` on the page's own. */
  readonly VITE_SPEC_FILE_ORIGIN: string;
  /** The folder of three's decoders on this site. */
  readonly VITE_THREE_DATA: string;
  /** Origins that a link may name as receiver of feedback, separated by commas: `https://forms.example.com`. */
  readonly VITE_FEEDBACK_ORIGINS?: string;
  /** `true` in a build that has AMP pages. */
  readonly VITE_AMP_PAGES?: string;
  /** Where events of analytics are posted, an https address; without it none are sent. */
  readonly VITE_ANALYTICS_URL?: string;
  /** The external payment page for invoices. */
  readonly VITE_PAYMENT_URL?: string;
  /** Its allowed origins, separated by spaces or commas. */
  readonly VITE_PAYMENT_ORIGINS?: string;
}
