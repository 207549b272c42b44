type Token = { word: string; depth: number };

/** What a text of SQL consists of: words in lower case, signs one by one, and the contents of its strings apart. */
function readTokens(sql: string): { tokens: Token[]; strings: string[] } {
  const lexemes =
    /--[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|(\$\w*\$)([\s\S]*?)\1|\b[eE]'((?:[^'\\]|\\[\s\S]|'')*)'|'((?:[^']|'')*)'|"(?:[^"]|"")*"|[\p{L}_][\p{L}\p{N}_$.]*|\S/gu;
  const tokens: Token[] = [];
  const strings: string[] = [];
  let depth = 0;
  for (const [lexeme, , dollar, escaped, quoted] of sql.matchAll(lexemes)) {
    const string = dollar ?? escaped ?? quoted;
    if (string !== undefined) strings.push(string.replaceAll("''", "'"));
    else if (!/^(?:--|\/\*)/.test(lexeme)) {
      if (lexeme === ')') depth -= 1;
      tokens.push({ word: lexeme.toLowerCase(), depth });
      if (lexeme === '(') depth += 1;
    }
  }
  return { tokens, strings };
}

/** What comes before the word in `for update`, `for no key update`, `on conflict do update` and the events of triggers. */
const noStatement = new Set(['for', 'key', 'do', 'before', 'after', 'or', 'of']);

/**
 * The DELETEs and UPDATEs of a text of SQL that have no WHERE of their own: a hosted project's API refuses them with 21000,
 * inside of functions and of WITH too. Text that is run as a statement counts.
 */
export function findUnboundedWrites(sql: string): string[] {
  const { tokens, strings } = readTokens(sql);
  const found = tokens.flatMap(({ word, depth }, index) => {
    const end = tokens.findIndex(
      (token, at) => at > index && (token.depth < depth || (token.depth === depth && token.word === ';')),
    );
    const rest = tokens.slice(index, end === -1 ? undefined : end).filter((token) => token.depth === depth);
    const words = rest.map((token) => token.word);
    const isDelete = word === 'delete' && words[1] === 'from';
    const isUpdate =
      word === 'update' &&
      !noStatement.has(tokens[index - 1]?.word ?? '') &&
      words.slice(2, 6).includes('set');
    return (isDelete || isUpdate) && !words.includes('where') ? [words.slice(0, 8).join(' ')] : [];
  });
  return [...found, ...strings.flatMap(findUnboundedWrites)];
}
