/**
 * Has the browser save what an address sends, as its bytes arrive, under the name that the server gives. The page stays
 * where it is and is not asked whether it may be left.
 */
export function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
