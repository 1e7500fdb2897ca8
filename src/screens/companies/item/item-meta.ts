import { publicOrigin } from '#src/browser/location.ts';
import type { StructuredData } from '#src/browser/structured-data.ts';
import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Content, Video, Webinar } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { isoDuration } from '#src/lib/duration.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { to } from '#src/paths.ts';

export const itemCrumbs = (company: CompanyBrief, { content_type: type, title }: Content): Crumb[] =>
  crumbsTo(
    title,
    { label: company.company, href: to.company(company) },
    { label: contentTypeWords[type].plural, href: to.companyContent(company, type) },
  );

/** schema.org types. */
const kinds: Readonly<Record<ContentType, string>> = {
  cad: 'VisualArtwork',
  bim: '3DModel',
  certificate: 'Certification',
  epd: 'DigitalDocument',
  hpd: 'DigitalDocument',
  product: 'Product',
  spec: 'DigitalDocument',
  sw: 'CreativeWork',
  video: 'VideoObject',
  catalog: 'DigitalDocument',
  datasheet: 'DigitalDocument',
  webinar: 'EducationEvent',
};

/** The item as schema.org data, including its files. */
export function itemStructure(
  company: CompanyBrief,
  item: Content,
  crumbs: readonly Crumb[],
): StructuredData {
  const { content_type: type, id, title, summary, picture, created_at, updated_at } = item;
  const image = absolute(picture);
  const manufacturer = { '@type': 'Organization', name: company.company, url: absolute(to.company(company)) };
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemPage',
    breadcrumb: breadcrumbList(crumbs),
    mainEntity: {
      '@type': kinds[type],
      name: title,
      description: summary,
      url: absolute(to.contentItem(company, type, id)),
      ...(image === null ? {} : { image }),
      ...(type === 'certificate' || type === 'webinar'
        ? {}
        : { creator: manufacturer, datePublished: created_at, dateModified: updated_at }),
      ...moreOf(item, image, manufacturer),
    },
  };
}

function moreOf(item: Content, image: string | null, manufacturer: object): Record<string, unknown> {
  switch (item.content_type) {
    case 'video':
      return {
        uploadDate: item.created_at,
        duration: isoDuration(item.seconds),
        thumbnailUrl: image,
        ...filmOf(item),
      };
    case 'webinar':
      return {
        startDate: item.startsAt,
        duration: isoDuration(item.seconds),
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        organizer: manufacturer,
        ...(item.recording && {
          recordedIn: {
            '@type': 'VideoObject',
            name: item.title,
            description: item.summary,
            uploadDate: item.created_at,
            duration: isoDuration(item.seconds),
            thumbnailUrl: image,
            ...filmOf(item),
          },
        }),
      };
    case 'certificate':
      return {
        certificationIdentification: item.number,
        issuedBy: { '@type': 'Organization', name: item.issuer },
        ...(item.validUntil === null ? {} : { expires: item.validUntil }),
      };
    default:
      return { associatedMedia: item.files.flatMap(mediaOf) };
  }
}

/** The video itself and its captions. */
function filmOf({ recording }: Video | Webinar): object {
  const contentUrl = absolute(safeHref(recording?.url));
  if (!recording || contentUrl === null) return {};
  const caption = absolute(safeHref(recording.captions));
  return {
    contentUrl,
    encodingFormat: recording.mediaType,
    contentSize: String(recording.bytes),
    ...(caption !== null && {
      caption: {
        '@type': 'MediaObject',
        contentUrl: caption,
        encodingFormat: 'text/vtt',
        inLanguage: 'en-US',
      },
    }),
  };
}

function mediaOf({ format, name, url }: Content['files'][number]): object[] {
  const contentUrl = absolute(safeHref(url));
  return contentUrl === null ? [] : [{ '@type': 'MediaObject', name, encodingFormat: format, contentUrl }];
}

const absolute = (path: string | null): string | null =>
  path !== null && URL.canParse(path, publicOrigin()) ? new URL(path, publicOrigin()).href : null;
