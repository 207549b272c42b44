import { execFileSync } from 'node:child_process';

/** A commit that touched something, with its reason. */
export type Commit = {
  hash: string;
  subject: string;
  /** Why; empty when the subject says it all. Trailers aside. */
  body: string;
  author: string;
  /** ISO 8601. */
  date: string;
  /** Who is named by `Approved-by` or `Reviewed-by`; without any, who brought the commit into the line of releases. */
  approvedBy: string[];
  /** Whether it is named, rather than concluded from the merge. */
  isApprovalNamed: boolean;
  /** The files that it changed. */
  files: string[];
};

const [FIELD, RECORD] = ['\x1f', '\x1e'];

const trailers = '%(trailers:key=Approved-by,key=Reviewed-by,valueonly,separator=%x2C )';
const format = `${RECORD}${['%H', '%s', '%b', '%an', '%aI', '%cn', trailers].join(FIELD)}${FIELD}`;

/** Runs git in a work tree; throws what it says against it. */
export const git = (tree: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: tree, encoding: 'utf8', maxBuffer: 1024 ** 3 });

const withoutAddress = (person: string) => person.replace(/\s*<.*>$/, '').trim();

/** The lines at the end that name people and tickets rather than reasons. */
const withoutTrailers = (body: string) => body.replace(/(^|\n\n)([\w-]+: .*(\n|$))+$/, '').trim();

/** Each paragraph on one line, and each item of a list: the page breaks them where it ends. */
const unwrapped = (body: string) => body.replaceAll(/(?<!\n)\n(?![\n*-])/g, ' ');

/** What `git log` says in the format of this module. */
export function parseLog(
  log: string,
  merger: (hash: string) => string | undefined = () => undefined,
): Commit[] {
  return log
    .split(RECORD)
    .filter((record) => record.includes(FIELD))
    .map((record) => {
      const [
        hash = '',
        subject = '',
        body = '',
        author = '',
        date = '',
        committer = '',
        named = '',
        files = '',
      ] = record.split(FIELD);
      const approvals = named.split(',').map(withoutAddress).filter(Boolean);
      return {
        hash,
        subject,
        body: unwrapped(withoutTrailers(body)),
        author,
        date,
        approvedBy: approvals.length > 0 ? approvals : [merger(hash) ?? committer],
        isApprovalNamed: approvals.length > 0,
        files: files.split('\n').filter(Boolean),
      };
    });
}

/** The commits after one point up to another, the latest first; of merges, those that changed something by themselves. */
export function commitsBetween(tree: string, from: string, to: string): Commit[] {
  const range = `${from}..${to}`;
  const mergers = new Map<string, string>();
  const merges = git(tree, 'log', '--merges', '--first-parent', `--format=%H${FIELD}%an`, range);
  for (const merge of merges.split('\n').filter(Boolean)) {
    const [hash = '', name = ''] = merge.split(FIELD);
    for (const brought of git(tree, 'rev-list', `${hash}^1..${hash}`).split('\n')) mergers.set(brought, name);
  }
  const log = git(tree, 'log', '-c', '--name-only', `--format=${format}`, range);
  return parseLog(log, (hash) => mergers.get(hash)).filter(({ files }) => files.length > 0);
}

/** The commits that changed each line, without its last word, by what `git log --cc` says of one file: the latest first. */
export function parseLines(log: string): Map<string, string[]> {
  const commits = new Map<string, Set<string>>();
  for (const record of log.split(RECORD)) {
    const [hash = '', ...lines] = record.split('\n');
    for (const text of lines) {
      // A merge has a column for each parent: a line is its own when all of them say so.
      const [, line] = /^(?:\++|-+)([^+\- ].*) \S+$/.exec(text) ?? [];
      if (line) commits.set(line, (commits.get(line) ?? new Set()).add(hash));
    }
  }
  return new Map([...commits].map(([line, hashes]) => [line, [...hashes]]));
}

/** The commits after one point up to another that changed each line of a file. */
export const commitsByLine = (tree: string, from: string, to: string, file: string) =>
  parseLines(git(tree, 'log', '--cc', '--unified=0', `--format=${RECORD}%H`, `${from}..${to}`, '--', file));
