import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';
import * as paths from '../../shared/paths.ts';
import { toPlanId, type PlanId } from '../../shared/plans.ts';
import { languageOf } from './languageOf.ts';

const folder = join(import.meta.dirname, '../../dist/web/front');

/** Every page that was prerendered, by its name: `landing.de`, `auth-pro.fr`. */
export function readFrontPages(): ReadonlyMap<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
  return new Map(files.map((file) => [file.replace('.html', ''), readFileSync(join(folder, file), 'utf8')]));
}

/** The name of the home page that was prerendered for somebody on this plan, in their browser's language. */
export const nameHomePage = (context: Context, plan: PlanId): string => `home-${plan}.${languageOf(context)}`;

/** The name of the page that was prerendered for this visitor, in their language; `null` where the address has none. */
export function nameFrontPage(context: Context, hasMail: boolean): string | null {
  const page = context.path === paths.home ? 'landing' : context.path === paths.auth ? nameAuth(context, hasMail) : null;
  return page && `${page}.${languageOf(context)}`;
}

function nameAuth(context: Context, hasMail: boolean): string {
  const plan = toPlanId(String(context.query['plan'] ?? ''));
  if (plan !== null) return `auth-${plan}`;
  return hasMail ? 'auth-mail' : 'auth';
}
