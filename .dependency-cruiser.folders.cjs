/**
 * The folders of the domain form a directed graph; docs/ARCHITECTURE.md draws it. A folder counts with all that is in it, so
 * tests are left out here: one that lies beside the code it tests may use folders above it.
 */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'domain-folders-without-circles',
      comment: 'Of two folders of the domain one stands above the other; what both need lies below them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^domain/' },
      to: { path: '^domain/', circular: true },
    },
  ],
  options: { ...options, includeOnly: '^domain/', exclude: { path: ['\\.test\\.tsx?$', '\\.json$'] } },
};
