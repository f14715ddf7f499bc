/**
 * Runs `stop` once, on the signals that end a process and when the launcher that forked it is gone, then exits.
 * `max` bounds it, in milliseconds.
 */
export function onStop(stop: () => Promise<void>, max = 9000): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), max).unref();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, once);
  if (process.send) process.on('disconnect', once);
}
