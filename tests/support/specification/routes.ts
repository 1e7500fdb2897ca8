export interface SpecifiedRoute {
  path: string;
  screen: string;
  isPrivate: boolean;
  layout: string;
  examples: readonly string[];
}

/** Path (braces are parameters), screen, whether one must be signed in, layout, addresses that must show the screen. */
const table = `
/ | Home | public | default | /
/about | About | public | default | /about
/advertise | Advertise (lead form) | public | default | /advertise
/apps | Apps and plug-ins | public | default | /apps
/ces | Continuing-education providers | public | default | /ces
/rss | RSS feeds (links to real feed files) | public | default | /rss
/terms | Terms of use | public | default | /terms
/privacy | Privacy policy | public | default | /privacy
/test | QA: environment and live contract check of every endpoint | public | default | /test
/xt | QA: gallery of toasts and UI states | public | default | /xt
/xtest | QA: triggers for every error screen | public | default | /xtest
/rfi | Request for information to several manufacturers at once | public | default | /rfi
/payment | Pay an invoice (hands over to the configured payment page, else emails the request) | public | default | /payment
/confirmation | Confirmation of the form just sent | public | default | /confirmation
/signin | Sign in, and request a password-reset email | public | default | /signin
/arcatect | Newsletter: about and subscribe | public | default | /arcatect
/arcatect-news | Newsletter archive | public | default | /arcatect-news
/{product}-alert | Product alerts | public | default | /lintel-alert
/AIArules | AIA continuing-education rules (case kept) | public | default | /AIArules
/green-building | Green building information | public | default | /green-building
/architectural-resources | Associations and links by division | public | default | /architectural-resources
/architectural-schools | Architectural schools by state and province | public | default | /architectural-schools
/spec-info | About CSI specifications | public | default | /spec-info
/spec-info/chart | Chart of MasterFormat 95 to 04 divisions, filterable | public | default | /spec-info/chart
/spec-info/display-hidden-notes | How to show hidden notes to the specifier | public | default | /spec-info/display-hidden-notes
/continuing-education | Courses | public | default | /continuing-education
/arcatemy | Academy landing: courses and podcasts with credit | public | default | /arcatemy
/projects | Manufacturers' projects: recent and by division | public | default | /projects
/featured/products | Featured products | public | default | /featured/products
/podcast | Podcasts | public | default | /podcast
/podcast/guest | Be a podcast guest (form) | public | default | /podcast/guest
/podcast/best_architectural_podcasts | Best architectural podcasts | public | default | /podcast/best_architectural_podcasts
/blog-post | Blog | public | default | /blog-post
/blog-post/guest | Write for the blog (form) | public | default | /blog-post/guest
/blog-post/best_architectural_blog_posts | Best architectural blog posts | public | default | /blog-post/best_architectural_blog_posts
/building-product-specifications/get-specified | Landing for manufacturers (lead form) | public | default | /building-product-specifications/get-specified
/get-specified-red | Landing, variant | public | default | /get-specified-red
/get-specified-more | Landing, longer variant | public | default | /get-specified-more
/whats-new | What is new: types by period | public | default | /whats-new
/specwizard | SpecWizards | public | default | /specwizard
/signout | Sign out (flagged as needing auth): deletes the server session, clears local state, goes home | private | blank | /signout
/amp | AMP home | public | amp | /amp
/secure | Signed-in landing | private | default | /secure
/account | Account overview: profile, searches, favorites, projects at a glance | private | default | /account
/account/profile | Profile | private | default | /account/profile
/account/searches | Saved searches | private | default | /account/searches
/account/favorites | Favorites | private | default | /account/favorites
/account/projects | Design projects and SpecWizard projects | private | default | /account/projects
/account/projects/{id} | One design project | private | default | /account/projects/1
/account/projects/{id}/outline-specs | Outline specs of a project | private | default | /account/projects/1/outline-specs
/account/change-password | Change password | private | default | /account/change-password
/account/content-requests | Content requests the user has sent | private | default | /account/content-requests
/account/specwizard-projects/{id} | One SpecWizard project | private | default | /account/specwizard-projects/1
/account/specwizard-projects/{id}/specwizard | SpecWizard inside a project | private | default | /account/specwizard-projects/1/specwizard
/outline-specs-report | Spec-usage report, all companies | private | default | /outline-specs-report
/specwizard-specs-report | SpecWizard usage report, all companies | private | default | /specwizard-specs-report
/specwizard-specs-report/{webabrv}/{password} | SpecWizard usage report of one company | private | default | /specwizard-specs-report/northfold/demo-report
/podcast/{id} | One podcast with player, contacts and credit | public | default | /podcast/1
/blog-post/{id} | One blog post | public | default | /blog-post/1
/featured/{id} | One featured product or promo | public | default | /featured/1
/continuing-education/{id} | One course | public | default | /continuing-education/1
/products/{type} | Product categories by type | public | default | /products/building_products_categories.shtml /products/roofing
/products/by-csi/{csi} | Products of a CSI section | public | default | /products/by-csi/075423 /products/by-csi/07
/manufacturers/{category} | Manufacturers A-Z or of a category | public | default | /manufacturers/a /manufacturers/roofing
/projects/{division} | Projects of a division | public | default | /projects/07
/featured/products/{division} | Featured products of a division | public | default | /featured/products/07
/press-releases/{division} | Press releases, any number of path segments | public | default | /press-releases/07 /press-releases/07/075423/2026
/search/{terms} | Search results over all content types | public | default | /search/roof /search/curtain%20wall?mf=04
/search/{terms}/{contentType} | Search results of one content type | public | default | /search/roof/cad
/search/ | Search, nothing typed yet | public | default | /search/
/sw/template/{id} | SpecWizard template | public | default | /sw/template/1
/sw/{filename} | SpecWizard of a spec file | public | default | /sw/northfold-075423
/reset/{resetToken} | Choose a new password | public | default | /reset/demo-reset-token
/payment-status/{status} | Return page of the payment provider | public | default | /payment-status/success /payment-status/cancelled /payment-status/failed
/outline-specs-report/{webabrv}/{password} | Spec-usage report of one company | public | default | /outline-specs-report/northfold/demo-report
/specification/{coid}/{id} | One specification | public | default | /specification/31250/1
/specification/{coid}/{id}/specification.fmt.html | The specification as one formatted, printable page | public | blank | /specification/31250/1/specification.fmt.html
/product/{id} | One product, with all its content | public | default | /product/1
/product/{id}/{contentType} | A product's content of one type | public | default | /product/1/cad /product/1/bim
/content-type/{contentType} | A content type: divisions | public | default | /content-type/cad /content-type/bim /content-type/spec /content-type/product /content-type/sw /content-type/video /content-type/catalog /content-type/certificate /content-type/epd /content-type/hpd /content-type/datasheet /content-type/webinar
/content-type/{contentType}/{division} | A division: sections | public | default | /content-type/cad/07
/content-type/{contentType}/{division}/{section} | A section: its items | public | default | /content-type/cad/07/075423
/content-type/{contentType}/util | Utilities of a content type (bulk list, CSV, links) | public | default | /content-type/cad/util
/whats-new/{contentType}/{periodType}/{startDate} | What is new of a type in a period | public | default | /whats-new/cad/week/2026-11-02
/whats-new/{contentType}/{periodType} | Same, current period | public | default | /whats-new/cad/week /whats-new/all/month
/whats-new/{contentType} | Same, default period | public | default | /whats-new/cad
/amp/content-type/{contentType} | AMP content-type page | public | amp | /amp/content-type/cad
/downloads/{company}/{contentType}/{qstr}/{productId} | Downloads of a product | public | default | /downloads/northfold-roofing-systems-31250/cad/roof/1
/downloads/{company}/{contentType}/{qstr} | Downloads of a company | public | default | /downloads/northfold-roofing-systems-31250/bim/roof
/company/{id} | Company profile | public | default | /company/northfold-roofing-systems-31250 /company/31250 /company/31250-northfold /company/arc31250-northfold
/company/{id}/search | Search within the company | public | default | /company/northfold-roofing-systems-31250/search
/company/{id}/search/{terms}/{contentType} | Results within the company | public | default | /company/northfold-roofing-systems-31250/search/roof/cad
/company/{id}/vector-search | Search the company's content by meaning | public | default | /company/northfold-roofing-systems-31250/vector-search
/company/{id}/product-search | Search the company's products | public | default | /company/northfold-roofing-systems-31250/product-search
/company/{id}/projects | Company's projects | public | default | /company/northfold-roofing-systems-31250/projects
/company/{id}/projects/{projectId} | One project | public | default | /company/northfold-roofing-systems-31250/projects/1
/company/{id}/nonclient | Listing of a manufacturer that is not a client, with feedback form | public | default | /company/tamarack-millwork-60733/nonclient
/company/{id}/{contentType} | Company's content of one type | public | default | /company/northfold-roofing-systems-31250/cad /company/northfold-roofing-systems-31250/bim /company/northfold-roofing-systems-31250/spec /company/northfold-roofing-systems-31250/product /company/northfold-roofing-systems-31250/catalog /company/northfold-roofing-systems-31250/video /company/northfold-roofing-systems-31250/certificate /company/northfold-roofing-systems-31250/epd /company/northfold-roofing-systems-31250/hpd /company/northfold-roofing-systems-31250/datasheet /company/northfold-roofing-systems-31250/webinar /company/northfold-roofing-systems-31250/sw
/company/{id}/{contentType}/{contentId} | One content item | public | default | /company/northfold-roofing-systems-31250/cad/1
/company/{id}/{contentType}/{contentId}/viewer | Viewer of a content item | public | no-footer | /company/northfold-roofing-systems-31250/cad/1/viewer /company/northfold-roofing-systems-31250/bim/1/viewer /company/northfold-roofing-systems-31250/spec/1/viewer
/company/{id}/{contentType}/{contentId}/variations | Variations of a content item | public | default | /company/northfold-roofing-systems-31250/cad/1/variations
/company/{id}/{contentType}/products/{ids} | Content of the named products | public | default | /company/northfold-roofing-systems-31250/cad/products/1,2,3
/company/{id}/weblet/{contentType}/{formatting} | Embeddable list for the manufacturer's own site | public | weblet | /company/northfold-roofing-systems-31250/weblet/cad/compact
/company/{id}/catalog-viewer/{catalogId}/{page} | Catalog viewer at a page, with search inside | public | no-footer | /company/northfold-roofing-systems-31250/catalog-viewer/1/1
/company/{id}/resources/{webabrv}/{password} | Company's own resources | public | default | /company/northfold-roofing-systems-31250/resources/northfold/demo-report
/company/{id}/reports/{webabrv}/{password}/user-favorites | Who favors the company's content | public | default | /company/northfold-roofing-systems-31250/reports/northfold/demo-report/user-favorites
* | 404: Page not found: {path} | public | default | /no/such/page
`;

/** The routes of the specification. */
export const specifiedRoutes: readonly SpecifiedRoute[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', screen = '', access, layout = '', examples = ''] = line.split(' | ');
    return { path, screen, isPrivate: access === 'private', layout, examples: examples.split(' ') };
  });
