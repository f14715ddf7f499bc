/** What an error says, in one line. Several attempts at one address come as an error without words of its own. */
export function toReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(toReason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
