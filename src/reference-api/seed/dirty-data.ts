import type { Seeding } from '#src/reference-api/seed/seeding.ts';

/**
 * Records as real libraries have them: too long, half empty, discontinued, duplicated, with markup and other scripts in
 * their text. Screens are tested with them.
 */
export function addDirtyData(seeding: Seeding): void {
  longName(seeding);
  discontinue(seeding);
  otherScripts(seeding);
  halfEmptyCompany(seeding);
  markupInName(seeding);
  twins(seeding);
}

const LONGEST =
  'Fully Adhered Fleece-Backed Reinforced Thermoplastic Roofing System With Tapered Cover Board and Vapor Retarder, Type II';

function longName({ world, makes }: Seeding): void {
  const product = world.content.find('product', makes[1]?.product.id ?? 0);
  if (product) product.title = LONGEST.padEnd(120, ' I').slice(0, 120);
}

/** Discontinues one product in forty. Others of its manufacturer and section replace it, or nothing does. */
function discontinue(seeding: Seeding): void {
  const { world, makes } = seeding;
  for (const { product, maker, profile } of makes) {
    if (product.id % 40 !== 17) continue;
    const successor = makes.find(
      (other) =>
        other.maker === maker &&
        other.profile.number === profile.number &&
        other.product.id !== product.id &&
        other.product.id % 40 !== 17,
    );
    const record = world.content.find('product', product.id);
    if (!record) continue;
    record.discontinued = {
      since: seeding.ago(seeding.random('discontinued', product.id).whole(30, 900)),
      replacedBy: successor ? { id: successor.product.id, title: successor.product.title } : null,
    };
  }
}

function otherScripts({ world, makes }: Seeding): void {
  const texts = [
    'لوح عزل صلب - Rigid Board for Gulf Projects',
    'Z̈a̋l̃g̊o Membrane with Combining Marks',
    'Panel <b>Bold</b> & "Quoted" <script>alert(1)</script>',
    '屋根用断熱パネル (Export Range)',
  ];
  for (const [index, text] of texts.entries()) {
    const product = world.content.find('product', makes[20 + index * 7]?.product.id ?? 0);
    if (product) product.title = text;
  }
}

/** A client that never sent its logo, address, or description. */
function halfEmptyCompany({ makers }: Seeding): void {
  const maker = makers.findLast(({ company, profiles }) => company.isClient && profiles.length > 0);
  if (!maker) return;
  Object.assign(maker.company, {
    logo: null,
    address: null,
    phone: null,
    tollFree: null,
    about: '',
    founded: null,
    urls: [],
    sustainability: null,
  });
}

function markupInName({ makers }: Seeding): void {
  const maker = makers.find(
    ({ company }) => company.webabrv === 'hushharrow' || company.webabrv === 'feltwright',
  );
  if (maker)
    maker.company.company = `<em>${maker.company.companyNoHtml.replaceAll('&', '&amp;')}</em><sup>&reg;</sup>`;
}

/** Two products of one manufacturer with the same name, as after a careless copy. */
function twins({ world, makes }: Seeding): void {
  const [one, other] = makes.filter(({ product }) => product.id === 60 || product.id === 61);
  const record = world.content.find('product', other?.product.id ?? 0);
  if (one && record) record.title = one.product.title;
}
