import { officeTemplate, type OfficeTemplate } from '#src/contracts/office-template.ts';
import { blankOffice, mergeOfficeTemplates } from '#src/domain/office-template/office-template.ts';
import { createAccountRecords } from '#src/stores/account-records.ts';
import { usePersonalRecord } from '#src/stores/personal-records.ts';

const { records, account: accountOfficeTemplate } = createAccountRecords<OfficeTemplate>({
  kind: 'office-template',
  schema: officeTemplate,
  blank: blankOffice,
  merge: () => mergeOfficeTemplates,
  adopt: (own, visitors) => own ?? visitors,
  warning: 'This browser isn’t keeping your template: its storage is full or turned off.',
});

/** For the service that saves it to the account. */
export { accountOfficeTemplate };

/** The person's office template; null if there is none. */
export const readOfficeTemplate = (): OfficeTemplate | null => records.read('');

export const useOfficeTemplate = (): OfficeTemplate | null => usePersonalRecord(records, '');

export function changeOfficeTemplate(part: Partial<OfficeTemplate>): void {
  records.write('', { ...(readOfficeTemplate() ?? blankOffice), ...part });
}

/** Removes the template and returns it. */
export const removeOfficeTemplate = (): OfficeTemplate | null => records.remove('');
