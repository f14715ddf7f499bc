import { search } from '@codemirror/search';

/** Search, with a place above the text that `SearchPanel` draws itself into. */
export const searchPosition = search({
  top: true,
  createPanel: () => {
    const dom = document.createElement('div');
    dom.dataset['part'] = 'search';
    return { dom, top: true };
  },
});
