import type { Context, Middleware, Next } from 'koa';
import { isPage } from './isPage.ts';
import type { Origins } from './origins.ts';
import { sendOtherAddress } from './sendNotice.ts';
import { isProxied } from './thisMachine.ts';

/** Where `web/public/check-address.js` leads a browser that stands at another address. */
const explanation = '/other-address';

/** A Host is the caller's word; what is no plain name and port is not shown. */
const plainHost = /^[\w.\-:[\]]{1,260}$/u;

/**
 * Whoever opens a page at an address that no setting names reads so before they type anything. The host that was asked tells it
 * where nobody stands between; a proxy may ask under a name of its own, and then the page lets the browser judge.
 */
export function refuseOtherAddress(origins: Origins, trustedHops: number): Middleware {
  const { allowed } = origins;
  const publicUrl = allowed?.[0];
  return async (context: Context, next: Next) => {
    if (!allowed || publicUrl === undefined || !isPage(context) || origins.isAllowedHost(context.host)) return next();
    const isBehind = trustedHops > 0 || isProxied(context);
    if (isBehind && context.path !== explanation) {
      context.state.allowedOrigins = allowed;
      return next();
    }
    const isShown = !isBehind && plainHost.test(context.host);
    const asked = isShown ? `${new URL(publicUrl).protocol}//${context.host}` : null;
    origins.noteRefused(asked ?? explanation, 'elsewhere');
    context.status = 403;
    return sendOtherAddress(context, publicUrl, asked);
  };
}
