// Runs before the first paint, so that a dark page never flashes light. External because the page forbids inline
// scripts. The keys are those of web/lib/storageKeys.ts.
(() => {
  const root = document.documentElement;
  const asks = (query) => matchMedia(query).matches;
  let theme = null;
  let contrast = null;
  try {
    theme = localStorage.getItem('stillpoint.theme');
    contrast = localStorage.getItem('stillpoint.contrast');
  } catch {
    // A browser that forbids storage gets the system's choice.
  }
  const dark = theme === 'dark' || (theme !== 'light' && asks('(prefers-color-scheme: dark)'));
  root.dataset.theme = dark ? 'dark' : 'light';
  root.classList.toggle('dark', dark);
  if (contrast === 'more' || (contrast !== 'normal' && asks('(prefers-contrast: more)'))) root.dataset.contrast = 'more';
})();
