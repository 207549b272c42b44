import { type HostedProject, Unknown } from './project.ts';

/** One thing that `npm run doctor` looks at. */
export type Check = {
  /** What it is about, in French, as « Ne sait pas » lists it. */
  about: string;
  /**
   * What is wrong: a French sentence each, with what to do about it. None when all is well.
   *
   * @throws Unknown where it can't be known.
   */
  find: (project: HostedProject) => Promise<string[]>;
};

/** What came of all checks. */
export type Report = { count: number; findings: string[]; unknown: string[] };

/** Runs the checks side by side, and gives what they say in their order. */
export async function runChecks(project: HostedProject, checks: readonly Check[]): Promise<Report> {
  const outcomes = await Promise.all(
    checks.map(async ({ about, find }) => {
      try {
        return { findings: await find(project), unknown: [] };
      } catch (error) {
        if (!(error instanceof Unknown)) throw error;
        return { findings: [], unknown: [`${about} : ${error.message}.`] };
      }
    }),
  );
  return {
    count: checks.length,
    findings: outcomes.flatMap(({ findings }) => findings),
    unknown: outcomes.flatMap(({ unknown }) => unknown),
  };
}

const list = (title: string, lines: string[]) =>
  lines.length > 0 ? [`\n${title} (${lines.length})`, ...lines.map((line) => `  - ${line}`)] : [];

/** The report as it is printed. */
export function formatReport(ref: string, { count, findings, unknown }: Report): string {
  return [
    `Projet ${ref} : ${count} vérifications.`,
    ...list('À corriger', findings),
    ...list('Ne sait pas', unknown),
    ...(findings.length + unknown.length === 0 ? ['Rien à corriger.'] : []),
  ].join('\n');
}

/** 0 when all is well, 1 where something has to be mended, 2 where the rest can't be known. */
export const exitCodeFor = ({ findings, unknown }: Report): number =>
  findings.length > 0 ? 1 : unknown.length > 0 ? 2 : 0;
