import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, measured, option } from '#src/reference-api/trade/entries.ts';

const file = chosen('fileFormat', null, 'fillable PDF', 'DOCX master with notes', 'PDF and DOCX');
const seal = chosen('execution', null, 'raised seal', 'electronic signature and digital seal');
const words = 'Statutory bonds must follow the words of the statute, not a standard form.';
const power = 'The form needs a power of attorney of the same date from the surety.';
const executed = ['AIA A312', 'EJCDC C-610', 'EJCDC C-615', '40 USC 3131'];

const performance: ProductKind = {
  noun: 'Performance bond form',
  materials: ['four letter-size pages with a page for signatures and seals'],
  descriptions: ['Binds a surety to complete the Work when the contractor does not.'],
  uses: ['public works over the statutory threshold', 'privately financed construction'],
  attributes: [
    chosen('configuration', null, 'performance only'),
    measured('penalSum', null, 50, 100, 50),
    measured('suitPeriod', null, 1, 2, 1),
    measured('pages', null, 4),
    file,
    seal,
  ],
  standards: ['AIA A312', 'EJCDC C-610', '40 USC 3131'],
  options: [
    option('Format', 'Fillable PDF', 'DOCX master with notes'),
    option('Riders', 'Dual obligee', 'Increase of penal sum', 'Consent of surety'),
  ],
};

const payment: ProductKind = {
  ...performance,
  noun: 'Payment bond form',
  descriptions: ['Assures subcontractors and suppliers that labor and materials are paid for.'],
  limitations: [
    words,
    'Claimants without a contract with the contractor must give notice within the stated days.',
    power,
  ],
  attributes: [
    chosen('configuration', null, 'payment only'),
    measured('penalSum', null, 100),
    measured('claimNotice', null, 90),
    measured('suitPeriod', null, 1),
    measured('pages', null, 4),
    file,
    seal,
  ],
  standards: ['AIA A312', 'EJCDC C-615', '40 USC 3131', '40 USC 3133'],
};

const combined: ProductKind = {
  ...performance,
  noun: 'Combined performance and payment bond form',
  materials: ['seven letter-size pages: two bonds and one page for signatures and seals'],
  descriptions: ['Puts both duties of the surety under one signature, each with its own penal sum.'],
  uses: ['privately financed construction', 'subcontracts', 'small public works'],
  limitations: ['Federal work asks for two separate bonds; it is not suitable there.', words, power],
  attributes: [
    chosen('configuration', null, 'performance and payment'),
    measured('penalSum', null, 100),
    measured('suitPeriod', null, 1, 2, 1),
    measured('pages', null, 7),
    file,
    seal,
  ],
};

export const bondForm: SectionDeclaration = {
  number: '006113',
  descriptions: [
    'Binds a surety to complete the Work when the contractor does not.',
    'Assures subcontractors and suppliers that labor and materials are paid for.',
    'States the penal sum, the notice periods and the duties of owner, contractor and surety.',
  ],
  uses: [
    'public works over the statutory threshold',
    'privately financed construction',
    'design-build contracts',
  ],
  limitations: [words, 'The penal sum does not rise with change orders unless a rider says so.', power],
  standards: executed,
  programs: ['iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Generic Models', ifcClass: 'IfcBuildingElementProxy', host: 'unhosted' },
  assembly: 'Bond Form',
  sheetPrefix: 'PBF',
  related: ['004113'],
  installation: [
    'Obtain executed bonds with the signed agreement, before work starts.',
    'Confirm that the surety is licensed in the state of the project.',
    'Attach the power of attorney and verify its date against the bond.',
    'Notify the surety of every change that raises the contract sum.',
  ],
  kinds: [performance, payment, combined],
};
