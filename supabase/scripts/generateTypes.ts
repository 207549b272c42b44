// npx node supabase/scripts/generateTypes.ts — writes src/generated/database.types.ts from the migrations.
import { writeFile } from 'node:fs/promises';
import { startPreparedServer, template } from '../tests/hosted/hostedDatabase.ts';
import { generateTypes, typesFile } from './databaseTypes.ts';

const server = await startPreparedServer();
try {
  await writeFile(typesFile, await generateTypes(server.getAddress(template, 'postgres')));
} finally {
  await server.stop();
}
