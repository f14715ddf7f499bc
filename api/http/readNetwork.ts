import { BlockList, isIPv6 } from 'node:net';
import type { Context } from 'koa';
import { networkOf } from './networkOf.ts';

/** Where a request comes from, as limits count it. */
export type Network = {
  readonly key: string;
  /** Everybody seems to come from here: a proxy stands before us that nobody has configured. */
  readonly isShared: boolean;
};

/**
 * The network of a request: of the address that the trusted proxies say, or of the peer. What a client says of itself in
 * `X-Forwarded-For` is believed nowhere.
 */
export function readNetwork(context: Context): Network {
  const key = networkOf(context.ip) ?? networkOf(peerOf(context)) ?? 'unknown';
  return { key, isShared: hasUnknownProxy(context) };
}

export const peerOf = (context: Context): string => context.req.socket.remoteAddress ?? '';

/** Whether a proxy stands before us though `TRUST_PROXY_HOPS` is 0. From a public peer the header proves nothing: anybody can send it. */
export const hasUnknownProxy = (context: Context): boolean =>
  !context.app.proxy && context.get('X-Forwarded-For') !== '' && isPrivate(peerOf(context));

const privateNetworks = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // Between a provider and its customers; also the addresses of containers and private meshes.
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(net, prefix, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** An IPv4 address that is written as IPv6 is compared as IPv4. */
function isPrivate(peer: string): boolean {
  const bare = peer.replace(/%.*$/u, '');
  const network = networkOf(bare);
  if (network === null) return false;
  return network.includes('::') ? isIPv6(bare) && privateNetworks.check(bare, 'ipv6') : privateNetworks.check(network, 'ipv4');
}
