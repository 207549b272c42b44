type Value = string | number | boolean | object | null | undefined;

/** A value as PostgreSQL reads it in a statement. Only for seeds and worlds that we wrote: requests have parameters. */
export function sqlLiteral(value: Value): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;
}

/** One statement for all rows, with every column that one of them has; nothing when there is no row. */
export function insertSql<Row extends Record<string, Value>>(table: string, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const tuples = rows.map((row) => `  (${columns.map((column) => sqlLiteral(row[column])).join(', ')})`);
  return `insert into ${table} (${columns.join(', ')}) values\n${tuples.join(',\n')};\n`;
}

/** Two statements as one: what is said of an article and its tags together is one version of it. */
export const togetherSql = (first: string, second: string) =>
  `with first as (\n${first.replace(/;\n$/, '')}\n)\n${second}`;
