const localForm = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const labelForm = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const topLevelForm = /^[a-z]{2,}$/i;

/**
 * Whether the text is an email address: local part up to 64 characters, domain up to 255, labels up to 63
 * (requirements: email-address).
 */
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
