/**
 * Stops this process when the shell ends in which npm runs it. npm passes SIGTERM on to that shell, and
 * a shell that did not hand over its process to the command dies without telling it: the server would
 * live on, and hold its port.
 */

/** How often the parent is looked at, in milliseconds. */
const INTERVAL = 250;

const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL);
  timer.unref();
}
