/** What a ledger must do, said as simply as it can be said: lists in memory, and hours for time. */
export type ModelGrant = {
  readonly kind: string;
  readonly priority: number;
  readonly order: number;
  remaining: number;
  readonly expires: number | null;
  readonly first: number | null;
  readonly source: ModelGrant | null;
};
export type ModelHold = {
  readonly parts: readonly { readonly grant: ModelGrant; readonly amount: number }[];
  readonly amount: number;
  open: boolean;
};

/** What comes back keeps the place of what it was. */
const priorities: Readonly<Record<string, number>> = { monthly: 10, promotional: 20, purchased: 30 };
const graceHours = 7 * 24;

const inSpendingOrder = (a: ModelGrant, b: ModelGrant): number =>
  a.priority - b.priority || (a.expires ?? Infinity) - (b.expires ?? Infinity) || a.order - b.order || 0;

export class LedgerModel {
  now = 0;
  spent = 0;
  expired = 0;
  issued = 0;
  readonly grants: ModelGrant[] = [];
  readonly holds: ModelHold[] = [];

  get usable(): ModelGrant[] {
    return this.grants
      .filter((grant) => grant.remaining > 0 && (grant.expires === null || grant.expires > this.now))
      .toSorted(inSpendingOrder);
  }

  get available(): number {
    return sum(this.usable.map(({ remaining }) => remaining));
  }

  get held(): number {
    return sum(this.holds.filter(({ open }) => open).map(({ amount }) => amount));
  }

  /** Every change begins with this. */
  bookExpired(): void {
    for (const grant of this.grants.filter(({ expires }) => expires !== null && expires <= this.now)) {
      this.expired += grant.remaining;
      grant.remaining = 0;
    }
  }

  grant(kind: string, amount: number, expires: number | null, source: ModelGrant | null = null, first = expires): void {
    this.grants.push({
      kind,
      priority: source?.priority ?? priorities[kind] ?? 0,
      order: this.grants.length,
      remaining: amount,
      expires,
      first,
      source,
    });
    if (!source) this.issued += amount;
  }

  /** `false` where the credits do not suffice. */
  hold(amount: number): boolean {
    if (this.available < amount) return false;
    let wanted = amount;
    const parts = this.usable.map((grant) => {
      const taken = Math.min(wanted, grant.remaining);
      wanted -= taken;
      return { grant, amount: taken };
    });
    for (const part of parts) part.grant.remaining -= part.amount;
    this.holds.push({ parts: parts.filter((part) => part.amount > 0), amount, open: true });
    return true;
  }

  resolve(hold: ModelHold, spent: number): void {
    hold.open = false;
    this.spent += spent;
    let left = spent;
    for (const { grant, amount } of hold.parts.toSorted((a, b) => inSpendingOrder(a.grant, b.grant))) {
      const charged = Math.min(left, amount);
      left -= charged;
      this.#giveBack(grant, amount - charged);
    }
  }

  /** Credits that never expire return to where they were; others live until their first expiry plus seven days. */
  #giveBack(grant: ModelGrant, amount: number): void {
    if (amount === 0) return;
    if (grant.first === null) grant.remaining += amount;
    else if (grant.first + graceHours <= this.now) this.expired += amount;
    else {
      const home = grant.kind === 'returned' ? grant : this.grants.find(({ source }) => source === grant);
      if (home) home.remaining += amount;
      else this.grant('returned', amount, grant.first + graceHours, grant, grant.first);
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
