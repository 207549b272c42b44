import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { replaceFile } from './durableFiles.ts';

type Sql = <Row>(statement: string, parameters?: unknown[]) => Promise<Row[]>;

const read = async (file: string) => (existsSync(file) ? readFile(file, 'utf8') : '[]');

/** Writes down, as hashes, what was erased: beside the data, where no backup that is brought back replaces it. */
export async function keepErasures(file: string, sql: Sql): Promise<void> {
  const [known] = await sql<{ list: object }>('select private.list_erasures() as list');
  const text = JSON.stringify(known?.list ?? []);
  if (text !== (await read(file))) await replaceFile(file, text);
}

/** Erases again what was erased after these data were saved, and says so (product: export and erasure). Before anybody is served. */
export async function redoErasures(file: string, sql: Sql, log: (line: string) => void): Promise<void> {
  const [known] = await sql<{ is_known: boolean }>(
    `select to_regclass('private.erasures') is not null as is_known`,
  );
  if (!known?.is_known) return;
  const [redone] = await sql<{ count: number }>('select private.redo_erasures($1::jsonb) as count', [
    await read(file),
  ]);
  if (redone?.count)
    log(`${redone.count} adresse(s) effacée(s) depuis la sauvegarde\u00A0: effacée(s) de nouveau.`);
  await keepErasures(file, sql);
}
