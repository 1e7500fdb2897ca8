import { track } from '#src/browser/analytics.ts';
import { today } from '#src/browser/clock.ts';
import { log } from '#src/browser/log.ts';
import { printPage } from '#src/browser/print.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { readDocumentOptions } from '#src/components/specification/document-options.ts';
import type { EvaluationGroup } from '#src/domain/substitution/evaluation.ts';
import type { RequestForm } from '#src/domain/substitution/form-blocks.ts';
import { requestForms } from '#src/domain/substitution/request-form.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import type { SubstitutionPages } from '#src/screens/substitution/loaders.ts';
import type { ReviewForm } from '#src/screens/substitution/use-review.ts';
import { readOfficeTemplate } from '#src/stores/office-template.ts';

export interface FormFiles {
  forms: () => readonly RequestForm[];
  /** Resolves to whether the file was written. */
  saveDocx: () => Promise<boolean>;
  print: () => void;
}

const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The request form for print and as a Word file, whose code is loaded on demand. */
export function formFiles(
  { specified, proposed }: SubstitutionPages,
  groups: readonly EvaluationGroup[],
  { request, reviews }: ReviewForm,
): FormFiles {
  const title = `Substitution request for ${specified.product.title}`;
  const forms = (): readonly RequestForm[] =>
    requestForms({
      specified,
      proposed,
      groups,
      request,
      reviews,
      today: today(),
    });
  return {
    forms,
    saveDocx: async () => {
      try {
        const { formsToDocx } = await import('#src/domain/substitution/form-to-docx.ts');
        const office = readOfficeTemplate() ?? undefined;
        const { paper } = readDocumentOptions();
        const { project, number } = request;
        const bytes = formsToDocx(forms(), { title, today: today(), project, number, paper, office });
        saveFile(new Blob([bytes], { type: mime }), safeFileName(`${title} ${today()}.docx`, 120));
        track('substitution', 'docx', 'product', proposed.length);
        return true;
      } catch (error) {
        log.error('A substitution form could not be written', { reason: String(error) });
        return false;
      }
    },
    print: () => {
      track('substitution', 'print', 'product', proposed.length);
      printPage();
    },
  };
}
