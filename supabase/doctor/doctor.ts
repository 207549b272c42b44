// npm run doctor — looks at the hosted project that `.env` or the environment names, changes nothing, and says in French what
// has to be mended. Ends with 0 when all is well, 1 with findings, 2 when the rest couldn't be asked.
import { readEnvFile, runTask } from '../embedded/commands/commandLine.ts';
import { exitCodeFor, formatReport, runChecks } from './check.ts';
import { checks } from './checks.ts';
import { openProject } from './project.ts';

await runTask(async () => {
  readEnvFile();
  const project = openProject(process.env);
  const report = await runChecks(project, checks);
  process.exitCode = exitCodeFor(report);
  return formatReport(project.ref, report);
});
