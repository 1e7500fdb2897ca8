const localForm = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const labelForm = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const topLevelForm = /^[a-z]{2,}$/i;

/** Whether it is an email address: at most 64 characters before the @, 255 after, labels of 63. */
export function isEmail(text: string): boolean {
  if (text.length > 64 + 1 + 255) return false;
  const [local, domain, ...more] = text.split('@');
  if (local === undefined || domain === undefined || more.length > 0) return false;
  if (local.length > 64 || domain.length > 255 || !localForm.test(local)) return false;
  const labels = domain.split('.');
  const topLevel = labels.at(-1) ?? '';
  return (
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && labelForm.test(label)) &&
    topLevelForm.test(topLevel)
  );
}
