import { blankPerson, personLabels } from '#src/components/forms/person-fields.tsx';

/** Labels of a request for information, in form order. */
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

/** A message is required unless samples are requested, which say what the request is about. */
export const needsMessage = ({ samples = [] }: { samples?: readonly string[] | undefined }): boolean =>
  !samples.some((sample) => sample.trim() !== '');
