import type { Context } from 'koa';

const others = ['/api/', '/socket.io/', '/assets/', '/dev/', '/healthz', '/readyz'];

/** Whether a person's browser asks for a page here, and not a program for something else. */
export const isPage = ({ method, path }: Context): boolean =>
  ['GET', 'HEAD'].includes(method) && !others.some((prefix) => path.startsWith(prefix));
