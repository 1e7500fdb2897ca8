/**
 * The network that an address belongs to, for limits: of IPv6 the first 64 bits, which one customer has for itself, of
 * IPv4 the address. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!/^[\da-f:.]*:[\da-f:.]*$/.test(plain)) return address;
  const [before = '', after] = plain.split('::');
  const groups = before.split(':').filter((group) => group !== '');
  const rest = after === undefined ? [] : after.split(':').filter((group) => group !== '');
  const zeros = Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
