import { blankPerson, personLabels } from '#src/components/forms/person-fields.tsx';

/** The fields of a request for information, in the order of the form. */
export const requestLabels = {
  ...personLabels,
  project: 'Project',
  wants: 'What do you need?',
  samples: 'Samples and swatches',
  shipTo: 'Ship samples to',
  message: 'Message',
};

export const blankRequest = {
  ...blankPerson,
  project: '',
  wants: [],
  samples: [],
  shipTo: '',
  message: '',
};

/** A request for samples says by them what it is about. */
export const needsMessage = ({ samples = [] }: { samples?: readonly string[] | undefined }): boolean =>
  !samples.some((sample) => sample.trim() !== '');
