import type { PgliteConnection } from '@supabase/lite/pglite';
import { closeSync, fsyncSync, openSync } from 'node:fs';

type Options = NonNullable<NonNullable<ConstructorParameters<typeof PgliteConnection>[0]>['pgliteOptions']>;

/** A file or folder as Emscripten's file system knows it. */
type OpenFile = { nfd?: number; node: unknown };
type FileSystem = {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (file: OpenFile) => number };
};

const isWindows = process.platform === 'win32';

/** Writes to the disk what the operating system still holds of a file, or of a folder's list of names. */
function synchronize(fileSystem: FileSystem, { nfd, node }: OpenFile): number {
  if (nfd !== undefined) fsyncSync(nfd);
  else if (!isWindows) {
    const folder = openSync(fileSystem.realPath(node), 'r');
    fsyncSync(folder);
    closeSync(folder);
  }
  return 0;
}

/**
 * PGlite's options for data that outlive a cut of power, as with PostgreSQL's defaults: PGlite 0.4.5 starts PostgreSQL
 * with `-F` (no fsync), and Emscripten's `fsync` of a real file does nothing until it is given something to do.
 * Emscripten's `fdatasync` can't be given anything, hence the method for the log.
 */
export const durableOptions = {
  startParams: [
    ...['--single', '-O', '-j'],
    ...[
      'search_path=public',
      'exit_on_error=false',
      'log_checkpoints=false',
      'max_worker_processes=0',
      'max_parallel_workers=0',
      'max_parallel_workers_per_gather=0',
      'wal_sync_method=fsync',
    ].flatMap((setting) => ['-c', setting]),
  ],
  extensions: {
    durability: {
      name: 'durability',
      // The one hook that PGlite calls before PostgreSQL reads its first file.
      setup: async (_postgres: object, options: { preRun?: unknown[] }) => ({
        emscriptenOpts: {
          ...options,
          preRun: [
            ...(options.preRun ?? []),
            ({ FS }: { FS: { filesystems: { NODEFS: FileSystem } } }) => {
              const fileSystem = FS.filesystems.NODEFS;
              fileSystem.stream_ops.fsync = (file) => synchronize(fileSystem, file);
            },
          ],
        },
      }),
    },
  },
} satisfies Options;
