/** Whether an address is the one that a path of `shared/paths.ts` names, or lies below it. */
export function isWithin(path: string, pathname: string): boolean {
  const given = pathname.split('/');
  return path.split('/').every((part, index) => (part.startsWith(':') ? Boolean(given[index]) : part === given[index]));
}
