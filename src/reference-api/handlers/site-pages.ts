import { findSection } from '#src/domain/masterformat/sections.ts';
import { brand } from '#src/brand.ts';
import type { SitePage } from '#src/contracts/browse.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { categories, findCategory, sectionsOfCategory } from '#src/reference-api/world/categories.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { sectionsFrom } from '#src/reference-api/http/path-parameters.ts';
import { hash } from '#src/reference-api/world/random.ts';
import { csiSectionOf, profileOf } from '#src/reference-api/seed/profiles.ts';
import { joinedList, lowerFirst } from '#src/reference-api/seed/titles-and-text.ts';
import { divisions, findDivision } from '#src/domain/masterformat/divisions.ts';

/** The path of the page with all categories, as older links have it. */
const ALL_CATEGORIES = ['building_products_categories', 'all'];

const typeNames: Readonly<Record<ContentType, string>> = {
  cad: 'CAD details',
  bim: 'BIM objects',
  certificate: 'certifications',
  epd: 'environmental product declarations',
  hpd: 'health product declarations',
  product: 'building products',
  spec: 'CSI specifications',
  sw: `${brand.specWizard}s`,
  video: 'videos',
  catalog: 'e-catalogs',
  datasheet: 'data sheets',
  webinar: 'webinars',
};

const title = (type: ContentType) => typeNames[type].charAt(0).toUpperCase() + typeNames[type].slice(1);

function pageOf(pageType: string, key: string, rest: Omit<SitePage, 'id' | 'pageType' | 'key'>): SitePage {
  return { id: (hash(`${pageType}/${key}`) % 2_000_000_000) + 1, pageType, key, ...rest };
}

/** A category with its sections, or the list of all categories; null if there is none of that name. */
export function categoryPage(world: World, segment: string): SitePage | null {
  const key = segment.replace(/\.shtml$/, '');
  const count = (number: string) => world.content.inSection(number, 'product').length;
  // A product in two sections of a category counts once.
  const productsIn = (sections: readonly CsiSection[]) =>
    new Set(sections.flatMap(({ number }) => world.content.inSection(number, 'product'))).size;
  const pictureOf = (sections: readonly CsiSection[]): { picture?: string } => {
    for (const { number } of sections)
      for (const { picture } of world.content.inSection(number, 'product')) if (picture) return { picture };
    return {};
  };
  if (ALL_CATEGORIES.includes(key)) {
    return pageOf('product-categories', key, {
      title: 'Building Products by Category',
      intro: 'Categories in jobsite terms. Each one groups related MasterFormat sections.',
      children: categories.map((category) => ({
        key: category.key,
        title: category.title,
        doc_count: productsIn(sectionsOfCategory(category)),
        ...pictureOf(sectionsOfCategory(category)),
      })),
    });
  }
  const category = findCategory(key);
  if (!category) return null;
  const sections = sectionsOfCategory(category);
  return pageOf('product-categories', key, {
    title: category.title,
    intro: category.intro,
    children: sections.map((section) => ({
      key: section.number,
      title: section.title,
      doc_count: count(section.number),
      ...pictureOf([section]),
    })),
  });
}

export function topPage(world: World, type: ContentType): SitePage {
  return pageOf('top-level', type, {
    title: title(type),
    intro: `${world.content.all(type).length.toLocaleString('en-US')} ${typeNames[type]} by division of MasterFormat.`,
    children: divisions.map(({ number, title: name }) => ({
      key: number,
      title: name,
      doc_count: world.content.inDivision(number, type).length,
    })),
  });
}

export function divisionPage(world: World, type: ContentType, segment: string): SitePage | null {
  const division = findDivision(segment);
  if (!division) return null;
  return pageOf('division', `${type}/${division.number}`, {
    title: `${title(type)} - Division ${division.number}, ${division.title}`,
    intro: `${world.content.inDivision(division.number, type).length.toLocaleString('en-US')} ${typeNames[type]} in the sections of ${division.title}.`,
    children: sectionsFrom(division.number).map(({ number, title: name }) => ({
      key: number,
      title: name,
      doc_count: world.content.inSection(number, type).length,
    })),
  });
}

/** A section with its related sections. The number of a division, or one from 1995, leads to the sections it covers. */
export function csiPage(world: World, type: ContentType, segment: string): SitePage | null {
  if (segment.length === 2) return divisionPage(world, type, segment);
  const sections = sectionsFrom(segment);
  const [section] = sections;
  if (!section) return null;
  const profile = profileOf(section.number);
  // A related section that the library has nothing for has no page.
  const related = (profile?.related ?? []).filter((number) => findSection(number) !== null);
  const children = sections.length > 1 ? sections : related.map(csiSectionOf);
  return pageOf('csi-section', `${type}/${segment}`, {
    title: sections.length > 1 ? `${title(type)} - ${segment}` : `${section.title} - ${title(type)}`,
    intro:
      sections.length > 1
        ? `${sections.length} sections share this number: ${joinedList(sections.map(({ title: name }) => name))}.`
        : profile
          ? `${profile.descriptions[0] ?? ''} Used for ${joinedList(profile.uses.slice(0, 3))}. ${capital(lowerFirst(profile.limitations[0] ?? ''))}`
          : `No ${typeNames[type]} are listed in this section yet.`,
    children: children.map(({ number, title: name }) => ({
      key: number,
      title: name,
      doc_count: world.content.inSection(number, type).length,
    })),
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
