type Environment = Readonly<Record<string, string | undefined>>;
type SecretSettings = {
  readonly SESSION_SECRET: string;
  readonly DATABASE_URL: string;
  readonly SMTP_URL?: string | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
};

/** Every key and password among the settings, by the name under which people know it. */
export function secretsOf(settings: SecretSettings, env: Environment = {}): ReadonlyMap<string, string> {
  const named: readonly (readonly [string, string | undefined])[] = [
    ['SESSION_SECRET', settings.SESSION_SECRET],
    ['the password in DATABASE_URL', passwordIn(settings.DATABASE_URL)],
    ['POSTGRES_PASSWORD', env['POSTGRES_PASSWORD']],
    ['the password in SMTP_URL', passwordIn(settings.SMTP_URL)],
    ['OPENAI_API_KEY', settings.OPENAI_API_KEY],
  ];
  return new Map(named.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function passwordIn(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { password } = new URL(address);
  try {
    return decodeURIComponent(password);
  } catch {
    // A % that spells no character: it is taken as it stands.
    return password;
  }
}
