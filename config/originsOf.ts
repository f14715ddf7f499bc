type OriginSettings = { readonly PUBLIC_URL?: string | undefined; readonly ALLOWED_ORIGINS?: readonly string[] | undefined };

/**
 * The origins at which people may use Stillpoint: that of `PUBLIC_URL` first, then `ALLOWED_ORIGINS`. `null` where no address is
 * set: on one machine whichever address reaches it will do.
 */
export function originsOf({ PUBLIC_URL, ALLOWED_ORIGINS = [] }: OriginSettings): readonly string[] | null {
  return PUBLIC_URL === undefined ? null : [...new Set([new URL(PUBLIC_URL).origin, ...ALLOWED_ORIGINS])];
}
