import type { PGlite } from '@supabase/lite/pglite';

/** The messages one of which answers a question of PostgreSQL's protocol when all is well. */
const answersTo: Record<string, readonly string[]> = {
  P: ['parseComplete'],
  B: ['bindComplete'],
  D: ['parameterDescription', 'rowDescription', 'noData'],
  E: ['commandComplete', 'emptyQuery', 'portalSuspended'],
  S: ['readyForQuery'],
};

/** The most parameters that a statement can carry: their number is sent as a signed 16-bit integer. */
const mostParameters = 32_767;

const refusal = (code: string, message: string) =>
  Object.assign(new Error(message), { code, severity: 'ERROR' });

/**
 * Writes the values of a statement as PGlite does. What can't be written (a flag for a list, a list for a text, a number beyond all dates) is
 * refused before any of it is: half of a message would stand before the next one, which PostgreSQL then misreads.
 */
const writeValues = ({ serializers }: PGlite) =>
  new Proxy<Record<number, (value: unknown) => string>>(
    {},
    {
      get: (_none, type) => (value: unknown) => {
        let written: unknown;
        try {
          written = serializers[Number(type)]?.(value) ?? String(value);
        } catch {
          written = undefined;
        }
        if (typeof written === 'string') return written;
        throw refusal('22P02', 'invalid input syntax');
      },
    },
  );

/**
 * PGlite pairs answers with questions by their order alone. Once a message was misread (a statement with more than
 * 32,767 parameters), each answer belongs to an earlier question, and every read gives an empty list. Here such a
 * statement is refused, and an answer that can't belong to its question, or says that one was misread, is told to `onBroken`: from then
 * on nothing that this database says can be believed.
 */
export function checkAnswers(database: PGlite, onBroken: (error: Error) => void): void {
  const query = database.query.bind(database);
  database.query = async (statement, parameters, options) => {
    if ((parameters?.length ?? 0) > mostParameters) throw refusal('54000', 'too many parameters');
    try {
      return await query(statement, parameters, { ...options, serializers: writeValues(database) });
    } catch (error) {
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('08')) onBroken(error);
      throw error;
    }
  };

  const exchange = database.execProtocolStream.bind(database);
  database.execProtocolStream = async (message, options) => {
    const answers = await exchange(message, options);
    const question = String.fromCharCode(message[0] ?? 0);
    const expected = answersTo[question];
    if (expected && !answers.some(({ name }) => expected.includes(name))) {
      const given = answers.map(({ name }) => name).join(', ') || 'nothing';
      const error = new Error(`PostgreSQL answered ${given} to ${question}.`);
      onBroken(error);
      throw error;
    }
    return answers;
  };
}
