/**
 * Loaded ahead of a program (`node --import`): counts its steps, that is each call that changes or syncs files, and ends
 * it with SIGKILL right before step number KILL_AT. A program that gets to its end prints how many it took. Calls that
 * wait count (`node:fs/promises` and streams); what PostgreSQL does synchronously is part of the step around it.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const killAt = Number(process.env['KILL_AT']);
let step = 0;

/** Replaces methods of an object by ones that count. */
function count(target: object, names: string[]): void {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') throw new Error(`node:fs has no ${name}.`);
    Reflect.set(target, name, function (this: unknown, ...values: unknown[]): unknown {
      step += 1;
      if (step === killAt) process.kill(process.pid, 'SIGKILL');
      return Reflect.apply(method, this, values);
    });
  }
}

count(fs, ['open', 'write', 'writev', 'fsync']);
count(fs.promises, ['open', 'writeFile', 'copyFile', 'mkdir', 'rename', 'rm']);
const handle = await fs.promises.open(import.meta.filename);
count(Object.getPrototypeOf(handle), ['sync', 'writeFile']);
await handle.close();
syncBuiltinESMExports();
step = 0;
process.once('exit', () => process.stdout.write(`${step}\n`));
