import { cutOff } from './cutOff.ts';
import { packetAllowance } from './packetAllowance.ts';
import type { Wire } from './wire.ts';

/**
 * Cuts off a client that sends more than ours ever would: too many packets of whatever kind, or a binary one, of which a
 * part could wait in memory for the rest.
 */
export function guardConnection(conn: Wire['conn']): void {
  const allows = packetAllowance(() => performance.now());
  conn.on('packet', ({ data }: { readonly data?: unknown }) => {
    if (!allows() || (data !== undefined && typeof data !== 'string')) cutOff(conn);
  });
}
