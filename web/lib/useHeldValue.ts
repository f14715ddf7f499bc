import { useState } from 'react';

/** A value that follows what is given, and stays as it was last while it is held. */
export function useHeldValue<T>(value: T, isHeld: boolean): T {
  const [last, setLast] = useState(value);
  if (!isHeld && !Object.is(last, value)) setLast(value);
  return isHeld ? last : value;
}
