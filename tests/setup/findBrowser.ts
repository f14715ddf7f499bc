import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What Playwright turns off. Chromium goes by the last list alone, so ours has to say it again; `findBrowser.test.ts` compares. */
export const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/**
 * The address bar's suggestions, which are pages of the browser's own: without a head each window opens two of them that
 * nobody sees, in a process that takes 0.6 s of CPU, twice what an empty page and its window take.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'] as const;

/** For an environment without a sandbox, a graphics card, or a network beyond this machine. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  `--disable-features=${[...turnedOffByPlaywright, ...addressBarPages].join(',')}`,
];

/**
 * What the browser tests run in: Chromium's headless shell where it is installed, which shows pages as Chromium does and takes a
 * quarter less CPU (docs/decisions/0041-where-the-test-minutes-go.md), else a Chromium.
 */
export const findTestBrowser = (): string => findInstalled(['chromium-headless-shell']) ?? findBrowser();

/**
 * The program of a Chromium: an installed one, else Playwright's own, else the one that can be had: Playwright's by
 * download, or Debian's package as root.
 */
export function findBrowser(): string {
  const found = findInstalled([...names, ...elsewhere]) ?? findPlaywrights() ?? downloadPlaywrights() ?? installDebians();
  if (found === null)
    throw new Error('No Chromium was found, and none could be installed. Install Chromium or Chrome, and try again.');
  return found;
}

/** The first of these, names or whole paths, in the order of the folders. */
function findInstalled(programs: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const candidates = folders.flatMap((folder) => programs.map((name) => resolve(folder, name)));
  return candidates.find((path) => existsSync(path)) ?? null;
}

function findPlaywrights(): string | null {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

function downloadPlaywrights(): string | null {
  process.stdout.write('No Chromium is installed: fetching the one of Playwright …\n');
  const cli = join(import.meta.dirname, '../../node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  const path = findPlaywrights();
  // Downloaded it may still lack libraries of the system.
  return path !== null && spawnSync(path, ['--version']).status === 0 ? path : null;
}

function installDebians(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  process.stdout.write('Installing Debian’s package chromium …\n');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', ['--quiet', ...command], { stdio: 'ignore', env: environment });
  }
  return findInstalled(names);
}
