/**
 * Calls back once the process that started this one has ended. The shell that npm puts in between passes no signal on:
 * stopping npm alone would leave a server behind that nobody sees. Windows gives orphans no new parent, and ends a
 * console's processes together.
 */
export function onParentEnd(callback: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, 250);
  watch.unref();
}
