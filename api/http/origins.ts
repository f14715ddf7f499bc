import { createThrottle } from '../../config/createThrottle.ts';
import type { Log } from '../../config/log.ts';
import { originsOf } from '../../config/originsOf.ts';

/**
 * Whose page it is: our own; ours, but at an address that no setting names; or somebody else's.
 */
export type Whose = 'own' | 'elsewhere' | 'foreign';

export type Origins = {
  /** Every origin at which people may sign in; `null` where whichever address reaches this machine will do. */
  readonly allowed: readonly string[] | null;
  /** Judges an `Origin` header by the host that was asked. */
  readonly judge: (origin: string, host: string) => Whose;
  readonly isAllowedHost: (host: string) => boolean;
  /** A line in the log for each origin that is refused, once a minute. */
  readonly noteRefused: (origin: string, whose: Exclude<Whose, 'own'>) => void;
};

type OriginSettings = Parameters<typeof originsOf>[0];

/** An origin is the caller's word; so much of it goes into the log. */
const maxLogged = 200;

export function createOrigins(settings: OriginSettings, log: Log): Origins {
  const allowed = originsOf(settings);
  const hosts = new Set(allowed?.map((origin) => new URL(origin).host));
  const scheme = allowed?.[0] === undefined ? 'http:' : new URL(allowed[0]).protocol;
  const throttle = createThrottle();
  return {
    allowed,
    judge: (origin, host) => {
      if (allowed?.includes(origin)) return 'own';
      const isAsked = URL.canParse(origin) && new URL(origin).host === host;
      if (!isAsked) return 'foreign';
      return allowed === null ? 'own' : 'elsewhere';
    },
    isAllowedHost: (host) => {
      const address = `${scheme}//${host}`;
      return allowed === null || (URL.canParse(address) && hosts.has(new URL(address).host));
    },
    noteRefused: (origin, whose) => {
      const shown = origin.slice(0, maxLogged);
      if (!throttle(shown)) return;
      if (whose === 'foreign') log.warn({ origin: shown }, 'a page of another site was refused');
      else log.warn({ origin: shown, allowed, setting: 'ALLOWED_ORIGINS' }, 'people are at an address that is not allowed');
    },
  };
}
