/**
 * Who may import whom; docs/ARCHITECTURE.md says why. `npm run boundaries` checks it.
 * Tests stand outside: one that lies beside the code it tests may use what it needs to test it.
 */
const test = '\\.test\\.tsx?$';
const packages = '(^|/)node_modules/';

/** What a folder may import of the project, besides itself. */
const mayImport = {
  shared: [],
  config: [],
  db: ['shared', 'config'],
  domain: ['shared', 'config', 'db'],
  api: ['shared', 'config', 'db', 'domain'],
  worker: ['shared', 'config', 'db', 'domain'],
  web: ['shared'],
};

const folderRules = Object.entries(mayImport).map(([folder, others]) => ({
  name: `${folder}-imports-only`,
  comment: `${folder} may import ${others.join(', ') || 'nothing of the project'} and itself.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: test },
  to: { pathNot: [`^(${[folder, ...others].join('|')})/`, packages], dependencyTypesNot: ['core'] },
}));

module.exports = {
  forbidden: [
    ...folderRules,
    {
      name: 'shared-needs-only-zod',
      comment: 'The browser and the server both load shared: zod and nothing else, not even of Node.',
      severity: 'error',
      from: { path: '^shared/', pathNot: test },
      to: { pathNot: ['^shared/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'mini-in-the-browser',
      comment: 'Of zod the browser loads its small half only (docs/decisions/0032).',
      severity: 'error',
      from: { path: '^(shared|web)/', pathNot: test },
      to: { path: '(^|/)node_modules/zod/', pathNot: '(^|/)node_modules/zod/mini/' },
    },
    {
      name: 'web-without-node',
      comment: 'A browser has no modules of Node.',
      severity: 'error',
      from: { path: '^web/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-apart',
      comment: 'What two features of the web need moves to ui/ or lib/.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/', pathNot: test },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'domain-through-commands',
      comment: 'A folder of the domain uses another only through its commands: not its queries, not its policy.',
      severity: 'error',
      from: { path: '^domain/([^/]+)/', pathNot: test },
      to: { path: '^domain/[^/]+/.*\\.(queries|policy)\\.ts$', pathNot: '^domain/$1/' },
    },
    {
      name: 'queries-are-private',
      comment: 'Queries belong to their folder: whoever else wants to know something asks a function of it.',
      severity: 'error',
      from: { path: '^(api|worker|bin|bench)/', pathNot: test },
      to: { path: '^domain/.*\\.queries\\.ts$' },
    },
    {
      name: 'only-dependencies-in-production',
      comment: 'The container holds `dependencies` only.',
      severity: 'error',
      from: { path: '^(shared|config|db|domain|api|worker|bin/(admin|ledger-check|migrate)\\.ts)', pathNot: test },
      to: { dependencyTypes: ['npm-dev', 'npm-optional'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'declared-packages',
      comment: 'A package that package.json does not name is there by accident.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },
    {
      name: 'decoders-apart',
      comment: 'Pictures of strangers are decoded in a process of their own, which can be bounded and killed.',
      severity: 'error',
      from: { path: '^(api|worker|domain)/', pathNot: [test, '^domain/pictures/(encodePictures|pictures\\.main)\\.ts$'] },
      to: { path: ['(^|/)node_modules/sharp/', '^domain/pictures/(encodePictures|pictures\\.main)\\.ts$'] },
    },
    { name: 'found', comment: 'The import leads nowhere.', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'no-circles', comment: 'Not of types either.', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: ['^tests/', '^bench/', '^playwright\\.config', test] },
      to: { path: ['^tests/', test] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    includeOnly:
      '^(shared|config|db|domain|api|worker|web|bin|bench|tests|node_modules|vite(?:\\.front)?\\.config|vitest\\.config|playwright\\.config)',
    exclude: { path: '\\.(json|css|svg|woff2?)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
