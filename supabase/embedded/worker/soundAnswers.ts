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

/**
 * PGlite pairs answers with questions by their order alone. Once a message was misread (a statement with more than
 * 32,767 parameters), each answer belongs to an earlier question, and every read gives an empty list. Here such a
 * statement is refused, and an answer that can't belong to its question is told to `onBroken`: from then on nothing that
 * this database says can be believed.
 */
export function checkAnswers(database: PGlite, onBroken: (error: Error) => void): void {
  const query = database.query.bind(database);
  database.query = async (statement, parameters, options) => {
    if ((parameters?.length ?? 0) > mostParameters)
      throw Object.assign(new Error('too many parameters'), { code: '54000', severity: 'ERROR' });
    return query(statement, parameters, options);
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
