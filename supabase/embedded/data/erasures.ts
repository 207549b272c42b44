import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { replaceFile } from './files.ts';

type Sql = <Row>(statement: string, parameters?: unknown[]) => Promise<Row[]>;

const read = async (file: string): Promise<object[]> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as object[]) : [];

/**
 * Writes down, as hashes, what was erased: in the folder of the data, and beside it, where no older copy of the folder that takes its
 * place, or is started there, lacks what was erased since.
 */
export async function keepErasures(files: readonly string[], sql: Sql): Promise<void> {
  const [known] = await sql<{ list: object[] }>('select private.list_erasures() as list');
  const text = JSON.stringify(known?.list ?? []);
  for (const file of files) if (text !== JSON.stringify(await read(file))) await replaceFile(file, text);
}

/** Erases again what was erased after these data were copied, and says so (product: export and erasure). Before anybody is served. */
export async function redoErasures(
  files: readonly string[],
  sql: Sql,
  log: (line: string) => void,
): Promise<void> {
  const [known] = await sql<{ is_known: boolean }>(
    `select to_regclass('private.erasures') is not null as is_known`,
  );
  if (!known?.is_known) return;
  for (const file of files) {
    const [redone] = await sql<{ count: number }>('select private.redo_erasures($1::jsonb) as count', [
      JSON.stringify(await read(file)),
    ]);
    if (redone?.count)
      log(
        `${redone.count} adresse(s) effacée(s) depuis cette copie des données\u00A0: effacée(s) de nouveau.`,
      );
  }
  await keepErasures(files, sql);
}
