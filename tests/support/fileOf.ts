import { readScriptFile } from '../../domain/exports/readScriptFile.ts';
import type { ScriptFile } from '../../domain/exports/scriptFile.ts';

type Given = Partial<Parameters<typeof readScriptFile>[0]>;

/** A text as its writers get it. */
export const fileOf = (content: string, given: Given = {}): ScriptFile =>
  readScriptFile({
    title: 'Harbour at dusk',
    content,
    language: 'en',
    type: 'meditation',
    theme: 'focus',
    readingSpeed: 100,
    version: 1,
    author: 'composer',
    writer: 'composer',
    detail: 'phrase library 2',
    metadata: true,
    avoided: [],
    exportedAt: new Date('2026-11-22T12:00:00Z'),
    ...given,
  });
