import { isIPv4, isIPv6 } from 'node:net';

/** Whoever has one address of an IPv6 network has all 2^64 of it: its first four groups say who it is. */
const networkGroups = 4;

/**
 * What limits count by: an IPv4 address, also one written as IPv6 (`::ffff:192.0.2.1`), or the /64 of an IPv6 address.
 * A port, as some proxies add it, is left out. `null` for what is no address.
 */
export function networkOf(address: string): string | null {
  const bare = withoutPort(address.trim()).replace(/%.*$/u, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, networkGroups)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

const withoutPort = (address: string): string =>
  /^\[(?<inside>[^\]]*)\](?::\d+)?$/u.exec(address)?.groups?.['inside'] ?? address.replace(/^(?<ip>[\d.]+):\d+$/u, '$<ip>');

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const dotted = /(?<a>\d+)\.(?<b>\d+)\.(?<c>\d+)\.(?<d>\d+)$/u;
  const hex = address.replace(dotted, (_all, ...[a, b, c, d]: string[]) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
  const [before = '', after] = hex.split('::');
  const read = (part: string): number[] => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [read(before), read(after ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}
