import * as basic from '#src/reference-api/files/bim/forms.ts';
import type { BuildForm } from '#src/reference-api/files/bim/part.ts';
import * as equipment from '#src/reference-api/files/bim/forms-equipment.ts';
import * as fixtures from '#src/reference-api/files/bim/forms-fixtures.ts';
import * as openings from '#src/reference-api/files/bim/forms-openings.ts';
import * as site from '#src/reference-api/files/bim/forms-site.ts';
import * as vessels from '#src/reference-api/files/bim/forms-vessels.ts';

const forms = { ...basic, ...equipment, ...fixtures, ...openings, ...site, ...vessels };

export type FormName = keyof typeof forms;

const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name);

/** How a form of this name is built; null for a name that none has. */
export const formNamed = (name: string): BuildForm | null => (isFormName(name) ? forms[name] : null);

/**
 * Names of all forms.
 * @internal
 */
export const formNames: readonly FormName[] = Object.keys(forms).filter(isFormName);
