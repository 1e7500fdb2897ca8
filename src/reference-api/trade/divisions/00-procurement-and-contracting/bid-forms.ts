import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, measured, option, table } from '#src/reference-api/trade/entries.ts';

const file = chosen('fileFormat', null, 'fillable PDF', 'DOCX master with notes', 'PDF and DOCX');
const signed = chosen('execution', null, 'wet signature', 'electronic or wet signature');
const tagged = chosen('accessibility', 'ISO 14289-1', 'tagged PDF');
const counsel = 'Legal counsel must review every edit made to the text.';
const statutory = 'Public owners may be bound to a statutory form; check before issuing another.';
const terms = [
  option('Format', 'Fillable PDF', 'DOCX master with notes'),
  option('License', 'One project', 'One office, one year'),
];

const stipulated: ProductKind = {
  noun: 'Stipulated sum bid form',
  materials: ['four letter-size pages with numbered blanks'],
  descriptions: ['Gives every bidder the same page on which to state one price for the whole Work.'],
  uses: ['publicly bid buildings', 'invited bids', 'school and municipal work'],
  attributes: [
    chosen('configuration', null, 'stipulated sum'),
    measured('pages', null, 4),
    measured('blanks', null, 18),
    file,
    signed,
    tagged,
  ],
  options: terms,
};

const withAlternates: ProductKind = {
  ...stipulated,
  noun: 'Bid form with alternates',
  materials: ['a base bid form and a schedule of alternates with add and deduct columns'],
  descriptions: ['Collects alternates in an order that lets bids be compared line by line.'],
  uses: ['school and municipal work', 'renovations under one contract', 'projects near their budget'],
  limitations: [
    'State the order in which alternates are accepted before bids are opened.',
    statutory,
    counsel,
  ],
  attributes: [
    chosen('configuration', null, 'stipulated sum with alternates'),
    measured('alternates', null, 5, 20, 5),
    measured('pages', null, 5, 7, 1),
    file,
    signed,
    tagged,
  ],
  series: table('alternates pages', [5, 5], [10, 6], [20, 7]),
};

const unitPrice: ProductKind = {
  ...stipulated,
  noun: 'Unit price bid form',
  materials: ['a schedule of items with quantity, unit, price and extension columns'],
  descriptions: ['Extends and adds unit prices, so that a bid is compared at the estimated quantities.'],
  uses: ['paving', 'utilities', 'deep foundations', 'rock excavation'],
  limitations: [
    'Written prices govern over extensions; say so in the instructions to bidders.',
    'Quantities are estimates; provide for their change in the agreement.',
    counsel,
  ],
  attributes: [
    chosen('configuration', null, 'unit prices'),
    measured('unitPrices', null, 25, 100, 25),
    measured('pages', null, 5, 8, 1),
    chosen('fileFormat', null, 'fillable PDF', 'XLSX schedule and PDF'),
    signed,
    tagged,
  ],
  series: table('unitPrices', 25, 50, 100),
  deriveValues: ({ unitPrices }) => ({ pages: unitPrices === 25 ? 5 : unitPrices === 50 ? 6 : 8 }),
  options: [option('Format', 'Fillable PDF', 'XLSX schedule and PDF'), ...terms.slice(1)],
};

export const bidForm: SectionDeclaration = {
  number: '004113',
  descriptions: [
    'Gives every bidder the same page on which to state one price for the whole Work.',
    'Collects alternates, unit prices and allowances in an order that lets bids be compared line by line.',
    'Records receipt of addenda, bid security and the time in which the bid may be accepted.',
  ],
  uses: [
    'publicly bid buildings',
    'invited bids',
    'renovations under one contract',
    'school and municipal work',
  ],
  limitations: [
    'It is not suitable for multiple-prime or cost-plus contracts, which need forms of their own.',
    statutory,
    counsel,
  ],
  standards: ['AIA A701', 'EJCDC C-410', 'ISO 14289-1'],
  programs: ['iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Generic Models', ifcClass: 'IfcBuildingElementProxy', host: 'unhosted' },
  assembly: 'Bid Form',
  sheetPrefix: 'BDF',
  related: ['006113', '015600', '015813'],
  installation: [
    'Insert the project name, the owner and the place of bid opening before issue.',
    'Number every blank so that questions during bidding can name it.',
    'Issue the form with the instructions to bidders, never alone.',
    'Reissue the whole form when an addendum changes a blank.',
  ],
  kinds: [stipulated, withAlternates, unitPrice],
};
