import * as activities from '#src/contracts/activities.ts';
import * as alerts from '#src/contracts/alerts.ts';
import * as banners from '#src/contracts/banners.ts';
import * as browse from '#src/contracts/browse.ts';
import * as catalogs from '#src/contracts/catalogs.ts';
import * as charProjects from '#src/contracts/char-projects.ts';
import * as circulation from '#src/contracts/circulation.ts';
import * as companies from '#src/contracts/companies.ts';
import * as contentRequests from '#src/contracts/content-requests.ts';
import * as csi from '#src/contracts/csi.ts';
import * as email from '#src/contracts/email.ts';
import * as favorites from '#src/contracts/favorites.ts';
import * as featured from '#src/contracts/featured.ts';
import * as informationRequests from '#src/contracts/information-requests.ts';
import * as learning from '#src/contracts/learning.ts';
import * as feedback from '#src/contracts/feedback.ts';
import * as library from '#src/contracts/library.ts';
import * as liveSession from '#src/contracts/live-session.ts';
import * as meaning from '#src/contracts/meaning.ts';
import * as ownResources from '#src/contracts/own-resources.ts';
import * as products from '#src/contracts/products.ts';
import * as projects from '#src/contracts/projects.ts';
import * as promo from '#src/contracts/promo.ts';
import * as reports from '#src/contracts/reports.ts';
import * as savedSearches from '#src/contracts/saved-searches.ts';
import * as schools from '#src/contracts/schools.ts';
import * as search from '#src/contracts/search.ts';
import * as session from '#src/contracts/session.ts';
import * as specLibrary from '#src/contracts/spec-library.ts';
import * as specSections from '#src/contracts/spec-sections.ts';
import * as specs from '#src/contracts/specs.ts';
import * as specwizards from '#src/contracts/specwizards.ts';
import * as specwizardProjects from '#src/contracts/specwizard-projects.ts';

/**
 * Every call of the site's API except the generic resources (`resources.ts`), by call id. The reference API has to
 * implement all of them, or it doesn't compile. `feedback.callerUrl` and `specFile.generate` go to other hosts.
 * `banners.byTypePage` has the same path as `banners.byContentType` and shares its handler.
 */
export const calls = {
  'activities.search': activities.activitiesSearch,
  'alerts.list': alerts.alertsList,
  'alerts.news': alerts.alertsNews,
  'banners.random': banners.bannersRandom,
  'banners.bpc': banners.bannersBpc,
  'banners.byContentType': banners.bannersByContentType,
  'banners.forUrl': banners.bannersForUrl,
  'homepagePromo.active': promo.homepagePromoActive,
  'manufacturers.esWebabrv': companies.manufacturersEsWebabrv,
  'manufacturers.es': companies.manufacturersEs,
  'manufacturers.urls': companies.manufacturersUrls,
  'news.hasNews': companies.newsHasNews,
  'clientProject.hasProjects': projects.clientProjectHasProjects,
  'manufacturers.emailRequest': informationRequests.manufacturersEmailRequest,
  'manufacturers.slug': companies.manufacturersSlug,
  'manufacturers.slugContent': companies.manufacturersSlugContent,
  'manufacturers.slugVariations': companies.manufacturersSlugVariations,
  'manufacturers.associationsByDivision': companies.manufacturersAssociationsByDivision,
  'clients.byCoid': companies.clientsByCoid,
  'ces.companies': learning.cesCompanies,
  'clientProject.byCoid': projects.clientProjectByCoid,
  'clientProject.byDivision': projects.clientProjectByDivision,
  'clientProject.bySection': projects.clientProjectBySection,
  'clientProject.recent': projects.clientProjectRecent,
  'contactsExternal.byPodcast': learning.contactsExternalByPodcast,
  'podcasts.withCeu': learning.podcastsWithCeu,
  'podcastGuestRequests.create': learning.podcastGuestRequestsCreate,
  'blogPostGuestRequests.create': learning.blogPostGuestRequestsCreate,
  'contentType.topLevelProduct': library.contentTypeTopLevelProduct,
  'contentType.topLevel': browse.contentTypeTopLevel,
  'contentType.divisionLevel': browse.contentTypeDivisionLevel,
  'contentType.sectionLevel': browse.contentTypeSectionLevel,
  'contentType.random': browse.contentTypeRandom,
  'customhtml.byCoid': companies.customhtmlByCoid,
  'clientProductPhoto.byProductId': products.clientProductPhotoByProductId,
  'multimedia.specwizards': companies.multimediaSpecwizards,
  'catalog.es': catalogs.catalogEs,
  'catalog.searchJson': catalogs.catalogSearchJson,
  'catalog.searchXml': catalogs.catalogSearchXml,
  'certificate.byProductIds': products.certificateByProductIds,
  'certificate.esIds': products.certificateEsIds,
  'datasheet.byProductIds': products.datasheetByProductIds,
  'datasheet.esIds': products.datasheetEsIds,
  'webinar.byProductIds': products.webinarByProductIds,
  'webinar.esIds': products.webinarEsIds,
  'products.competitors': products.productsCompetitors,
  'products.similar': products.productsSimilar,
  'products.similarQuery': products.productsSimilarQuery,
  'products.featured': featured.productsFeatured,
  'products.esSearch': featured.productsEsSearch,
  'sitePage.productCategories': browse.sitePageProductCategories,
  'sitePage.topLevel': browse.sitePageTopLevel,
  'sitePage.division': browse.sitePageDivision,
  'sitePage.csiSection': browse.sitePageCsiSection,
  'search.downloads': products.searchDownloads,
  'search.product': products.searchProduct,
  'search.manufacturers': search.searchManufacturers,
  'search.termsType': search.searchTermsType,
  'search.terms': search.searchTerms,
  'csinos.related': csi.csinosRelated,
  'csinos.byDivision': csi.csinosByDivision,
  'csisecs.manufacturerCsis': csi.csisecsManufacturerCsis,
  'csisecs.manufacturers': csi.csisecsManufacturers,
  'content.es': companies.contentEs,
  'content.byIds': companies.contentByIds,
  'email.send': email.emailSend,
  'feedback.nonClient': feedback.feedbackNonClient,
  'manufacturers.vectorSearch': meaning.manufacturersVectorSearch,
  'manufacturers.ownResources': ownResources.manufacturersOwnResources,
  'manufacturers.userFavorites': reports.manufacturersUserFavorites,
  'outlineSpecsReport.byCoid': reports.outlineSpecsReportByCoid,
  'outlineSpecsReport.byAbbrev': reports.outlineSpecsReportByAbbrev,
  'outlineSpecsReport.allCoid': reports.outlineSpecsReportAllCoid,
  'specwizardSpecsReport.byCoid': reports.specwizardSpecsReportByCoid,
  'specwizardSpecsReport.byAbbrev': reports.specwizardSpecsReportByAbbrev,
  'specwizardSpecsReport.allCoid': reports.specwizardSpecsReportAllCoid,
  'auth.login': session.authLogin,
  'users.me': session.usersMe,
  'session.create': session.sessionCreate,
  'session.get': liveSession.sessionGet,
  'session.delete': session.sessionDelete,
  'auth.signout': session.authSignout,
  'auth.forgot': session.authForgot,
  'auth.resetCheck': session.authResetCheck,
  'auth.reset': session.authReset,
  'circulation.me': circulation.circulationMe,
  'circulation.create': circulation.circulationCreate,
  'circulation.update': circulation.circulationUpdate,
  'circulation.password': circulation.circulationPassword,
  'userFavorites.list': favorites.userFavoritesList,
  'userFavorites.create': favorites.userFavoritesCreate,
  'userFavorites.update': favorites.userFavoritesUpdate,
  'userFavorites.delete': favorites.userFavoritesDelete,
  'userSearches.list': savedSearches.userSearchesList,
  'userSearches.create': savedSearches.userSearchesCreate,
  'userSearches.delete': savedSearches.userSearchesDelete,
  'charProject.list': charProjects.charProjectList,
  'charProject.create': charProjects.charProjectCreate,
  'charProject.update': charProjects.charProjectUpdate,
  'charProject.delete': charProjects.charProjectDelete,
  'userProjectFyi.create': contentRequests.userProjectFyiCreate,
  'userProjectFyi.list': contentRequests.userProjectFyiList,
  'schools.list': schools.schoolsList,
  'specData.custom': specSections.specDataCustom,
  'specData.specTree': specs.specDataSpecTree,
  'specLibrary.paragraphs': specLibrary.specLibraryParagraphs,
  'standards.list': specLibrary.standardsList,
  'standards.get': specLibrary.standardsGet,
  'specs.db': specs.specsDb,
  'specs.es': specs.specsEs,
  'specwizards.esSearch': specwizards.specwizardsEsSearch,
  'specwizards.bySpec': specwizards.specwizardsBySpec,
  'specwizards.active': specwizards.specwizardsActive,
  'swData.custom': specSections.swDataCustom,
  'specwizardProject.me': specwizardProjects.specwizardProjectMe,
  'specwizardProject.get': specwizardProjects.specwizardProjectGet,
  'specwizardProject.specs': specwizardProjects.specwizardProjectSpecs,
  'specwizardProject.create': specwizardProjects.specwizardProjectCreate,
  'specwizardProject.update': specwizardProjects.specwizardProjectUpdate,
  'specwizardProject.delete': specwizardProjects.specwizardProjectDelete,
  'specwizardProject.saveSpecs': specwizardProjects.specwizardProjectSaveSpecs,
} as const;
export type CallId = keyof typeof calls;
