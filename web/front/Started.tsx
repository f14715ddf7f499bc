import { useEffect } from 'react';

/** Says that what was prerendered can be operated now, to `web/public/page-start.js`. */
export function Started(): null {
  useEffect(() => void dispatchEvent(new Event('stillpoint:started')), []);
  return null;
}
