import { saveErrorText } from '#src/components/forms/save-errors.ts';
import type { CallError } from '#src/contracts/result.ts';
import { isOutdated } from '#src/services/save-merged.ts';

/** Explains why a change to a SpecWizard project failed, on a page that then loads the project again. */
export const changeFailure = (error: CallError): string =>
  isOutdated(error)
    ? 'It was changed in another tab or browser. This page now shows the latest version; try again.'
    : saveErrorText(error);
