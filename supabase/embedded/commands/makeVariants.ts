// npx node supabase/embedded/commands/makeVariants.ts — gives pictures that were sent before there were variants theirs,
// and takes out of them what the camera knew: on a hosted project (SUPABASE_URL, SUPABASE_SECRET_KEY) or on the local
// data, whether a server runs on them or not.
import { withService } from './changeRole.ts';
import { runTask } from './commandLine.ts';
import { makeVariants } from './variants.ts';

await runTask(() => withService(process.env, makeVariants));
