// Runs before the first paint, so that no page flashes in a theme or a size that nobody chose. External because the page
// forbids inline scripts. It reads the copy that web/lib/localSettings.ts keeps, and writes what web/app/LookEffects.tsx writes.
(() => {
  // zod would try whether it may write functions; the page's policy forbids that, and the browser reports each attempt.
  globalThis.__zod_globalConfig = { jitless: true };
  const root = document.documentElement;
  const asks = (query) => matchMedia(query).matches;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('stillpoint.settings'))?.chosen ?? {};
  } catch {
    // A browser that forbids storage, or holds something else there, gets the system's choice.
  }
  const dark = chosen.theme === 'dark' || (chosen.theme !== 'light' && asks('(prefers-color-scheme: dark)'));
  root.dataset.theme = dark ? 'dark' : 'light';
  root.classList.toggle('dark', dark);
  if (chosen.contrast === 'more' || (chosen.contrast !== 'normal' && asks('(prefers-contrast: more)')))
    root.dataset.contrast = 'more';
  if (chosen.fontSize) root.dataset.size = chosen.fontSize;
  if (chosen.fontFamily) root.dataset.face = chosen.fontFamily;
  if (chosen.motion) root.dataset.motion = chosen.motion;
  // What a home page that was prerendered cannot know: the time of day here, and how wide the sidebar is to be.
  const hour = new Date().getHours();
  root.dataset.now = hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
  try {
    root.dataset.sidebar = localStorage.getItem('stillpoint.sidebar') ?? '';
  } catch {
    // As above.
  }
})();
