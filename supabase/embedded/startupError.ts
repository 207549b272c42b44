/** A reason not to start that a person can act on: its message is one clear French sentence, shown without a stack. */
export class StartupError extends Error {}

/** What a person is told about a failure at start: the sentence itself, or what else went wrong, on one line. */
export function startupMessage(error: unknown, task = 'Le démarrage'): string {
  if (error instanceof StartupError) return error.message;
  if (isDiskFull(error)) return `${task} a échoué\u00A0: ${diskFull}`;
  const reason = error instanceof Error ? error.message : String(error);
  return `${task} a échoué : ${reason.split('\n')[0]}`;
}

/** The code of a system error (`EACCES`, `EADDRINUSE`), where there is one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What to do about a full disk. */
export const diskFull = 'il n’y a plus de place sur le disque. Libérez-en, puis recommencez.';

/** Whether something failed for want of room: for the system, SQLite or PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  const isSqliteFull = error instanceof Error && 'errcode' in error && error.errcode === 13;
  return isSqliteFull || ['ENOSPC', 'EDQUOT', '53100'].includes(errorCode(error) ?? '');
}
