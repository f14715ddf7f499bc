import { findSecretWeakness } from './findSecretWeakness.ts';
import { isPrivateHost } from './isPrivateHost.ts';
import { secretsOf } from './secretsOf.ts';

type GivenSettings = Parameters<typeof secretsOf>[0] & {
  readonly STILLPOINT_MODE: 'local' | 'production';
  readonly PUBLIC_URL?: string | undefined;
  readonly ALLOWED_ORIGINS?: readonly string[] | undefined;
  readonly ALLOW_HTTP_PRIVATE: '0' | '1';
};
type Environment = Readonly<Record<string, string | undefined>>;

const howToMake = 'make one with `openssl rand -base64 48` and write it into .env';

/** What production refuses for safety's sake, one line each, with what to do. */
export function findUnsafeSettings(settings: GivenSettings, env: Environment): string[] {
  if (settings.STILLPOINT_MODE !== 'production') return [];
  return [...findOpenAddresses(settings), ...findBadSecrets(settings, env)];
}

/** Without encryption passwords and cookies can be read on the way: only where somebody asked for it, in a private network. */
function findOpenAddresses({ PUBLIC_URL, ALLOWED_ORIGINS = [], ALLOW_HTTP_PRIVATE }: GivenSettings): string[] {
  if (!PUBLIC_URL) return ['PUBLIC_URL is missing: the address that people type, such as https://stillpoint.example'];
  const addresses = [['PUBLIC_URL', PUBLIC_URL], ...ALLOWED_ORIGINS.map((origin) => ['ALLOWED_ORIGINS', origin])];
  return addresses.flatMap(([name = '', address = '']) => {
    const { protocol, hostname } = new URL(address);
    if (protocol === 'https:') return [];
    if (!isPrivateHost(hostname))
      return [`${name} must be an https:// address: over http:// anybody on the way reads passwords and cookies`];
    if (ALLOW_HTTP_PRIVATE === '1') return [];
    return [
      `${name} must be an https:// address. Where ${hostname} is reached over a private network only, set ALLOW_HTTP_PRIVATE=1`,
    ];
  });
}

function findBadSecrets(settings: GivenSettings, env: Environment): string[] {
  const weakness = findSecretWeakness(settings.SESSION_SECRET);
  const byValue = new Map<string, string[]>();
  for (const [name, value] of secretsOf(settings, env)) byValue.set(value, [...(byValue.get(value) ?? []), name]);
  // The password of the database that docker-compose.yml starts stands in both.
  const isOne = (names: readonly string[]): boolean =>
    names.length < 2 || names.every((name) => name === 'POSTGRES_PASSWORD' || name === 'the password in DATABASE_URL');
  return [
    ...(weakness === null ? [] : [`SESSION_SECRET ${weakness}; ${howToMake}`]),
    ...[...byValue.values()]
      .filter((names) => !isOne(names))
      .map((names) => `${names.join(' and ')} are the same: each secret must be one of its own; ${howToMake}`),
  ];
}
