const labelForm = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const topLevelForm = /^[a-z]{2,6}$/i;
const pathForm = /^[^\s<>"\\^`{|}\p{Cc}\p{Cs}]*$/u;

/** Longer URLs fail in some browsers and servers. */
const longest = 2048;

/**
 * Whether the text is a web address: optional http(s), a host with a dot and a top-level domain of 2 to 6
 * letters, optional path, query, and fragment; no port, no user name. Parsed by hand, because the single
 * regular expression for this rule takes exponential time (requirements: url).
 */
export function isUrl(text: string): boolean {
  if (text.length > longest) return false;
  const address = text.replace(/^https?:\/\//i, '');
  const hostEnd = address.search(/[/?#]/);
  const host = hostEnd === -1 ? address : address.slice(0, hostEnd);
  const rest = hostEnd === -1 ? '' : address.slice(hostEnd);
  const labels = host.split('.');
  const topLevel = labels.at(-1) ?? '';
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && labelForm.test(label)) &&
    topLevelForm.test(topLevel) &&
    pathForm.test(rest)
  );
}
