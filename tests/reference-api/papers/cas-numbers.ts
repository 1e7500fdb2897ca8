/** What grows, is dug, is mixed, or is reinforced has no number of the Chemical Abstracts Service. */
const withoutNumber =
  /^(?:(?:Hard|Soft)?[Ww]ood\b|Clay$|Shale clay|(?:Epoxy-p|P)olyester powder|Epoxy powder|Polyurethane coating|Glass fiber laminate|Poly\w+(?: resin| 66) with glass fiber|Silicone-modified|Polyester-melamine|Acrylic-urethane)/;

/** The last digit of a CAS number checks the others, each weighted by its place from the right. */
function isCas(cas: string): boolean {
  const [, ...groups] = /^(\d{2,7})-(\d{2})-(\d)$/.exec(cas) ?? [];
  const [check, ...others] = [...groups.join('')].map(Number).toReversed();
  return check === others.reduce((sum, digit, place) => sum + digit * (place + 1), 0) % 10;
}

/** Whether a substance has a number that exists, or none where there is none. */
export const isNumbered = ({ substance, cas }: { substance: string; cas: string }): boolean =>
  withoutNumber.test(substance) ? cas === 'Not found' : isCas(cas);
