/** The most rows that the API gives at once (the default of a hosted project). */
const MOST_ROWS = 1000;

/** Less than every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Reads rows to the last one, a thousand at a time, each time those whose id comes after the last one read: however many are
 * deleted meanwhile, none is left out or read twice.
 */
export async function readAll<Row extends { id: string }>(
  readAfter: (id: string, limit: number) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data } = await readAfter(rows.at(-1)?.id ?? NO_ID, MOST_ROWS);
    rows.push(...data);
    if (data.length < MOST_ROWS) return rows;
  }
}
