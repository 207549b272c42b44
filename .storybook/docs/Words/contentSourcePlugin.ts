import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { readContentSource } from './contentSource.ts';

/** Gives a page the source of a content: `hero.content.ts?source` is its text, with where each part of it stands. */
export function contentSourcePlugin(): Plugin {
  return {
    name: 'content-source',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'source') return null;
      this.addWatchFile(file);
      const source = readContentSource(relative('.', file), readFileSync(file, 'utf8'));
      return `export default ${JSON.stringify(source)}`;
    },
  };
}
