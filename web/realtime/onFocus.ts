/** Calls when the page comes into sight or into focus. Gives the function that ends it. */
export function onFocus(task: () => void): () => void {
  const run = (): void => {
    if (!document.hidden) task();
  };
  addEventListener('focus', run);
  document.addEventListener('visibilitychange', run);
  return () => {
    removeEventListener('focus', run);
    document.removeEventListener('visibilitychange', run);
  };
}
