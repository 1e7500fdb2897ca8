/** The product's name, defined only here: a white-label build changes only this file. */
export const brand = {
  name: 'Lintel',
  /** `{product}` of the specification's paths and calls: `/{product}-alert`, `/api/{product}-alerts`. */
  slug: 'lintel',
  /** The display name of the interactive specification writer. */
  specWizard: 'SpecWizard',
  /** The operator's address for reports of accessibility problems. */
  accessibilityEmail: 'accessibility@lintel.example',
  tagline: 'Find it, draw it, specify it.',
  description:
    'Building products with their CAD details, BIM objects, CSI specifications, and environmental declarations. No sign-in to search or download.',
} as const;
