import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/newsreader/opsz.css';
import '@fontsource-variable/newsreader/opsz-italic.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startTranslation } from './i18n/startTranslation.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

await startTranslation();
createRoot(root).render(<App />);
