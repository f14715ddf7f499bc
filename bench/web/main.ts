import { runBench } from '../support/runBench.ts';
import { benchEditor } from './editor.ts';
import { benchList } from './list.ts';
import { benchPages } from './pages.ts';

/** `npm run bench:web`: how heavy and how quick the pages are, the list of scripts with very many of them, and the editor with a very long one. */
await runBench({ name: 'bench:web', parts: { pages: benchPages, list: benchList, editor: benchEditor } });
