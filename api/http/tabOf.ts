import type { Context } from 'koa';
import { Tab } from '../../shared/scriptChange.schema.ts';

/** What the page that sent a request calls itself; nothing where it does not say, or says what no page of ours does. */
export const tabOf = (context: Context): string | undefined => Tab.safeParse(context.get('X-Tab')).data;
