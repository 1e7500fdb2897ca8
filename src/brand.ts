/** The one place for the product's name: a white-label build changes this file and nothing else. */
export const brand = {
  name: 'Lintel',
  /** `{product}` of the specification's paths and calls: `/{product}-alert`, `/api/{product}-alerts`. */
  slug: 'lintel',
  /** The display name of the interactive specification writer. */
  specWizard: 'SpecWizard',
  /** Whom visitors tell what keeps them from using the site; the operator's own. */
  accessibilityEmail: 'accessibility@lintel.example',
  tagline: 'Find it, draw it, specify it.',
  description:
    'Building products with their CAD details, BIM objects, CSI specifications, and environmental declarations. No sign-in to search or download.',
} as const;
