/** What becomes of a table's rows of one account: in the download, and when the account goes. */
export type AccountTable = {
  /** The rows' name in the download, or why they are not in it. */
  readonly download: { readonly as: string; readonly without?: readonly string[] } | { readonly leftOut: string };
  /** The column that orders and pages the download; unique within the account. */
  readonly key: string;
  /** A column of bytes, which the download has in base64. */
  readonly bytes?: string;
  /** Why the rows outlive the account; without it they go with it. */
  readonly staysFor?: string;
  /** A table without an account of its own belongs to what this column refers to, and goes with it. */
  readonly of?: { readonly table: string; readonly column: string };
};

const ledger = 'the ledger is append-only, and names nobody';

/**
 * Every table that holds something of an account. `accounts.data.test.ts` holds it against the catalogue: whoever adds a
 * table says here what becomes of its rows.
 */
export const accountTables: Readonly<Record<string, AccountTable>> = {
  // Before what it counts, so that nothing is counted that goes with the account.
  account_usage: { download: { leftOut: 'sums of what is in the rest' }, key: 'account_id' },
  write_rate: { download: { leftOut: 'how much was changed in the last minute and the last day' }, key: 'account_id' },
  account_settings: { download: { as: 'settings' }, key: 'account_id' },
  profile_picture: { download: { as: 'pictures', without: ['small'] }, key: 'id', bytes: 'large' },
  session: { download: { as: 'sessions', without: ['id_hash', 'credential_epoch'] }, key: 'id' },
  script: { download: { as: 'scripts', without: ['search', 'outline_memory'] }, key: 'id' },
  generation: { download: { as: 'generations', without: ['draft'] }, key: 'id' },
  generation_section: {
    download: { as: 'sections', without: ['memory'] },
    key: 'position',
    of: { table: 'generation', column: 'generation_id' },
  },
  generation_attempt: {
    download: { leftOut: 'which of our machines worked when; a generation says how often it was tried' },
    key: 'lease_seq',
    of: { table: 'generation', column: 'generation_id' },
  },
  model_call: { download: { as: 'modelCalls' }, key: 'id', of: { table: 'generation', column: 'generation_id' } },
  collection: { download: { as: 'collections' }, key: 'id' },
  collection_script: {
    download: { as: 'collectionScripts' },
    key: 'script_id',
    of: { table: 'collection', column: 'collection_id' },
  },
  script_version: { download: { as: 'scriptVersions' }, key: 'id' },
  section_variant: { download: { as: 'sectionVariants' }, key: 'id' },
  template: { download: { as: 'templates', without: ['search_text'] }, key: 'id' },
  notification: { download: { as: 'notifications' }, key: 'id' },
  mail: { download: { as: 'mails', without: ['secret'] }, key: 'id' },
  mail_token: {
    download: { leftOut: 'links that went out by mail, kept as hashes until some days after they end' },
    key: 'token_hash',
  },
  known_device: { download: { as: 'knownDevices', without: ['device_hash'] }, key: 'device_hash' },
  presence: { download: { leftOut: 'which pages are open at this moment' }, key: 'process' },
  idempotency_key: { download: { leftOut: 'copies of answers, kept for a day; what they say is in the rest' }, key: 'key' },
  operator_action: {
    download: { as: 'operatorActions' },
    key: 'id',
    staysFor: 'what operators did is answered for; it names nobody',
  },
  credit_account: { download: { as: 'creditAccount' }, key: 'account_id', staysFor: ledger },
  credit_grant: { download: { as: 'creditGrants' }, key: 'id', staysFor: ledger },
  credit_reservation: { download: { as: 'creditReservations' }, key: 'id', staysFor: ledger },
  reservation_allocation: {
    download: { as: 'creditAllocations' },
    key: 'grant_id',
    staysFor: ledger,
    of: { table: 'credit_reservation', column: 'reservation_id' },
  },
  ledger_transaction: { download: { as: 'transactions' }, key: 'id', staysFor: ledger },
  ledger_entry: { download: { as: 'ledgerEntries' }, key: 'id', staysFor: ledger },
};
