import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Content } from './content.ts';

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The files of the browser's build by address, listed once so that no address can reach anything else. Each is read at its first
 * request, and cached.
 */
export function openFiles(dir: string) {
  const known = new Map<string, Promise<Content> | undefined>();
  for (const entry of existsSync(dir) ? readdirSync(dir, { recursive: true, withFileTypes: true }) : []) {
    const file = `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
    // HTML that an export left beside them is not served, nor are hidden files.
    if (entry.isFile() && extname(file) in mediaTypes && !file.includes('/.')) known.set(file, undefined);
  }

  async function read(path: string) {
    return new Content(mediaTypes[extname(path)] ?? '', await readFile(join(dir, path)), 'thorough');
  }

  /** The file at a path; undefined where there is none. */
  return (path: string): Promise<Content> | undefined => {
    if (!known.has(path)) return undefined;
    const content = known.get(path) ?? read(path);
    known.set(path, content);
    return content;
  };
}
