import { createThrottle } from '../config/createThrottle.ts';
import type { Log } from '../config/log.ts';
import type { BadRow } from './validateRows.ts';

/** A line for each row that a list leaves out, once a minute: lists are read often. */
export function logBadRow(log: Log): (row: BadRow) => void {
  const throttle = createThrottle();
  return (row) => {
    const paths = row.issues.map(({ path }) => path).join();
    if (throttle(`${row.table} ${row.rowId ?? paths}`))
      log.error(row, 'a row does not fit its schema and is left out of its list');
  };
}
