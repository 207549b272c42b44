import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { pageTextsFile, pageTextsSql } from '../../supabase/scripts/pageTextsSql.ts';

it('the search knows the texts of the sections', async () => {
  expect(await readFile(pageTextsFile, 'utf8'), 'npx node supabase/scripts/generatePageTexts.ts').toBe(
    pageTextsSql(),
  );
});
