// npx node supabase/scripts/generatePageTexts.ts — writes what the search of the database knows of the texts in sections.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as PageTexts from './pageTextsSql.ts';

/** Node itself would take the one that was made for `require`. */
const styles = join(
  import.meta.dirname,
  '../../node_modules/styled-components/dist/styled-components.esm.js',
);

// Sections are found by Vite.
const { module } = await runnerImport<typeof PageTexts>(join(import.meta.dirname, 'pageTextsSql.ts'), {
  configFile: false,
  resolve: { alias: { 'styled-components': styles }, noExternal: ['styled-components'] },
  logLevel: 'error',
});

await writeFile(module.pageTextsFile, module.pageTextsSql());
