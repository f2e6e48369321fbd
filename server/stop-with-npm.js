/**
 * Stops this process when the shell that npm runs it in ends. npm forwards SIGTERM to that shell,
 * and a shell that did not exec the command dies without forwarding it: the server would keep
 * running and hold its port.
 */

/** How often to check the parent process, in milliseconds. */
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
