/** The one catalogue of plans and packs. No price, no plan’s limit and no credit figure is written anywhere else. */

export const planIds = ['free', 'essential', 'pro', 'business'] as const;
export type PlanId = (typeof planIds)[number];

export const exportFormats = ['txt', 'md', 'pdf', 'docx', 'ssml', 'srt', 'vtt', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export type Plan = {
  readonly id: PlanId;
  /** Cents of a euro, VAT included. */
  readonly monthlyCents: number;
  readonly yearlyCents: number;
  /** Credits granted at the start of each monthly period; they expire when it ends. */
  readonly monthlyCredits: number;
  readonly maxMinutes: number;
  /** Most words that one generated script may have; `null` is no limit. Only the free plan has one (decision 52). */
  readonly maxWords: number | null;
  readonly exports: readonly ExportFormat[];
  readonly premium: boolean;
  /** Whether scripts are written by the stronger model where one is set. */
  readonly advancedModel: boolean;
};

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    monthlyCents: 0,
    yearlyCents: 0,
    monthlyCredits: 3,
    maxMinutes: 15,
    maxWords: 1500,
    exports: ['txt'],
    premium: false,
    advancedModel: false,
  },
  essential: {
    id: 'essential',
    monthlyCents: 1299,
    yearlyCents: 11_988,
    monthlyCredits: 25,
    maxMinutes: 30,
    maxWords: null,
    exports: ['txt', 'pdf'],
    premium: false,
    advancedModel: false,
  },
  pro: {
    id: 'pro',
    monthlyCents: 1499,
    yearlyCents: 14_990,
    monthlyCredits: 50,
    maxMinutes: 45,
    maxWords: null,
    exports: exportFormats,
    premium: true,
    advancedModel: true,
  },
  business: {
    id: 'business',
    monthlyCents: 3999,
    yearlyCents: 39_990,
    monthlyCredits: 200,
    maxMinutes: 60,
    maxWords: null,
    exports: exportFormats,
    premium: true,
    advancedModel: true,
  },
};

/** The one that is marked as popular, wherever plans stand side by side. */
export const popularPlan: PlanId = 'essential';

/** A map, for in an object `toString` would be a plan's name too. */
const aliases: ReadonlyMap<string, PlanId> = new Map([
  ['professional', 'pro'],
  ['enterprise', 'business'],
  ['premium', 'business'],
]);

/** Reads a plan's name as old clients and links send it. Unknown names give `null`. */
export function toPlanId(name: string): PlanId | null {
  return planIds.find((id) => id === name) ?? aliases.get(name) ?? null;
}

/** The plan whose limits and features hold for somebody: while a beta runs the largest. Their credits are those of their own. */
export const entitledPlan = (own: PlanId, isBeta: boolean): PlanId => (isBeta ? 'business' : own);

/** Whether the first plan stands above the second in the catalogue. */
export const isUpgrade = (to: PlanId, from: PlanId): boolean => planIds.indexOf(to) > planIds.indexOf(from);

/** The smallest plan whose scripts may be as long as this, or `null` where none is. */
export const planForMinutes = (minutes: number): Plan | null =>
  planIds.map((id) => plans[id]).find((plan) => plan.maxMinutes >= minutes) ?? null;

/** The smallest plan that exports a format. */
export const planForExport = (format: ExportFormat): Plan =>
  planIds.map((id) => plans[id]).find((plan) => plan.exports.includes(format)) ?? plans.business;

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** Whole cents that a month of the plan costs, so paid; a year is shown as a twelfth. */
export const centsPerMonth = ({ monthlyCents, yearlyCents }: Plan, cycle: BillingCycle): number =>
  cycle === 'monthly' ? monthlyCents : Math.round(yearlyCents / 12);

/** From 0 to 1: what paying by the year saves against twelve months. */
export const yearlySaving = ({ monthlyCents, yearlyCents }: Plan): number =>
  monthlyCents === 0 ? 0 : 1 - yearlyCents / (12 * monthlyCents);

/** The least that a month of a paid plan costs, in cents. */
export const minCentsPerMonth = (): number =>
  Math.min(...planIds.filter((id) => id !== 'free').map((id) => centsPerMonth(plans[id], 'yearly')));

/** What is taken off a first payment: a share from 0 to 1, until a moment. */
type Promotion = { readonly share: number; readonly until: string };

/** None while nothing can be paid: a badge that promises something has to be kept. */
const promotions: readonly Promotion[] = [];

/** The promotion that holds at a moment, or `null`. */
export const activePromotion = (now: Date, all: readonly Promotion[] = promotions): Promotion | null =>
  all.find(({ until }) => now < new Date(until)) ?? null;

export type CreditPack = { readonly credits: number; readonly cents: number };

/** Credits bought once. They never expire. Cents of a euro, VAT included. */
export const creditPacks: readonly CreditPack[] = [
  { credits: 5, cents: 499 },
  { credits: 20, cents: 1699 },
  { credits: 50, cents: 3799 },
];
