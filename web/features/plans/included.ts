/** What every plan has: only what works today. */
export const included = ['kinds', 'languages', 'live', 'outline', 'clock', 'checks', 'refund'] as const;
