import { BlockList, isIP } from 'node:net';

/** RFC 1918, loopback and link-local; fc00::/7, ::1 and fe80::/10. */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits);
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

/** Names that no public name server knows: RFC 6761, RFC 6762, and the one that ICANN keeps for private use. */
const privateNames = /(?:^|\.)localhost$|\.local$|\.internal$/u;

/** Whether the host of an address is reached without the internet: a private address, or a name of a private network. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[(?<address>.*)\]$/u, '$<address>')
    .replace(/\.$/u, '')
    .toLowerCase();
  const family = isIP(host);
  if (family === 0) return privateNames.test(host);
  return privateNetworks.check(host, family === 6 ? 'ipv6' : 'ipv4');
}
