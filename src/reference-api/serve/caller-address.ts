import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The network address that a request counts for: the connection's, or, behind trusted proxies, the `X-Forwarded-For`
 * entry that the outermost of them added; the client may have made up everything left of it. For IPv6 only the first 64
 * bits count, since a subscriber owns all addresses that begin with them. `unknown` if there is none.
 */
export function callerAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',');
  const appended = proxies > 0 ? forwarded.at(-proxies) : undefined;
  return networkOf(appended) ?? networkOf(socket.remoteAddress) ?? 'unknown';
}

/** Reads `203.0.113.7`, `203.0.113.7:4711`, `2001:db8::1`, `[2001:db8::1]:4711`; null for anything else. */
function networkOf(text = ''): string | null {
  const entry = text.trim().replace(/^"/, '').replace(/"$/, '');
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(entry)?.[1];
  const [zoneless = ''] = (bracketed ?? entry).split('%');
  const address = zoneless.replace(/^([\d.]{7,15}):\d{1,5}$/, '$1');
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? networkOfGroups(groupsOf(address)) : null;
}

function networkOfGroups(groups: readonly number[]): string {
  const [, , , , , , high = 0, low = 0] = groups;
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of 16 bits in an IPv6 address. */
function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) =>
      half
        .split(':')
        .filter(Boolean)
        .map((group) => Number.parseInt(group, 16)),
    );
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}
