const SAMPLE_MS = 60;

/** How many times longer computing takes than it would alone: other suites run beside this one. */
export function busyness(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let usedMs = 0;
  while (usedMs < SAMPLE_MS) {
    const { user, system } = process.cpuUsage(before);
    usedMs = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - began) / usedMs);
}
