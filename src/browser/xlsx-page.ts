import type { Feature } from 'write-excel-file/universal';
import {
  findElement,
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility';

/** How a sheet prints. Header and footer are in the codes of spreadsheets: `&L` left, `&R` right, `&P` the page. */
export interface SheetPage {
  paper: 'letter' | 'a4';
  header: string;
  footer: string;
}

const paperSizes: Readonly<Record<SheetPage['paper'], number>> = { letter: 1, a4: 9 };
const sheetFile = 'xl/worksheets/sheet{id}.xml';
const inSheet = getOrderOfSiblings(sheetFile, 'worksheet') ?? [];
const inWorkbook = getOrderOfSiblings('xl/workbook.xml', 'workbook') ?? [];

/** Prints each sheet as wide as its page, with the first row on every page, and with its own header and footer. */
export const printedPages = (
  sheets: readonly { sheet: string; page: SheetPage | undefined }[],
): Feature<Blob> => ({
  files: {
    transform: {
      [sheetFile]: { transform: (xml, _options, { sheetIndex }) => withPage(xml, sheets[sheetIndex]?.page) },
      'xl/workbook.xml': {
        transform: (xml) => {
          const titles = sheets.map(
            ({ sheet }, index) =>
              `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sanitizeTextContent(`'${sheet.replaceAll("'", "''")}'!$1:$1`)}</definedName>`,
          );
          const names = `<definedNames>${titles.join('')}</definedNames>`;
          return insertElementMarkupAccordingToOrderOfSiblings(xml, names, inWorkbook, 'workbook');
        },
      },
    },
  },
});

function withPage(xml: string, page: SheetPage | undefined): string {
  const setup = findElement(xml, 'pageSetup');
  if (setup === undefined) return xml;
  const size = getSelfClosingTagMarkup('pageSetup', {
    paperSize: paperSizes[page?.paper ?? 'letter'],
    orientation: 'landscape',
    fitToWidth: 1,
    fitToHeight: 0,
  });
  const edges = page
    ? `<headerFooter><oddHeader>${sanitizeTextContent(page.header)}</oddHeader><oddFooter>${sanitizeTextContent(page.footer)}</oddFooter></headerFooter>`
    : '';
  return insertElementMarkupAccordingToOrderOfSiblings(
    replaceElement(xml, setup, size + edges),
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    inSheet,
    'worksheet',
  );
}
