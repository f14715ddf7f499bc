import type { Context } from 'koa';

const loopbackNames = new Set(['localhost', '::1', '[::1]']);
const loopbackV4 = /^127(?:\.\d{1,3}){3}$/u;
const isLoopback = (host: string): boolean => loopbackNames.has(host) || loopbackV4.test(host.replace(/^::ffff:/u, ''));

/** Headers by which a proxy says whom it asks for. */
const proxyHeaders = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded', 'Via'];

/** Whether a proxy stands between the browser and us, as far as it says so. */
export const isProxied = (context: Context): boolean => proxyHeaders.some((name) => context.get(name) !== '');

/** Whether the server listens on this machine's own address only. */
export const listensOnlyLocally = isLoopback;

/**
 * Whether it is surely a program on this machine that asks: the peer's address is a loopback one, no proxy passes somebody
 * else's request on, and the name that was asked is this machine's own. A page of another site that makes its own name mean this
 * machine asks under that name.
 */
export function isFromHere(context: Context): boolean {
  const name = context.get('Host').replace(/:\d+$/u, '');
  return isLoopback(context.req.socket.remoteAddress ?? '') && !isProxied(context) && isLoopback(name);
}
