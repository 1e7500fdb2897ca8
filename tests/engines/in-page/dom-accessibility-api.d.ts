/** The package's own types can't be resolved by its `exports`. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string;
}
