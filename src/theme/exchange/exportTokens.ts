// npm run tokens:export -- FICHIER.json — writes the tokens for design tools, as one file of DTCG 2025.10.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportTokens } from './exchange.ts';
import { readTokenFiles } from './source.ts';

const [file] = process.argv.slice(2);
if (file) {
  // npm runs scripts in the project's folder, wherever it was called.
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  writeFileSync(path, exportTokens(readTokenFiles()));
  process.stdout.write(`Les jetons sont dans ${path}.\n`);
} else {
  process.stderr.write('Utilisation\u00A0: npm run tokens:export -- FICHIER.json\n');
  process.exitCode = 1;
}
