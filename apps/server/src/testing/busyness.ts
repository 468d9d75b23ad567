const SAMPLE_MS = 60;
const SHORT_SAMPLE_MS = 10;
const EVERY_MS = 200;

/** How many times longer computing takes than it would alone: other suites run beside this one. */
export function busyness(sampleMs = SAMPLE_MS): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let usedMs = 0;
  while (usedMs < sampleMs) {
    const { user, system } = process.cpuUsage(before);
    usedMs = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - began) / usedMs);
}

/** How busy the machine is while something is waited for that computes elsewhere: short samples of all of it. */
export async function busynessDuring<Result>(
  work: Promise<Result>,
): Promise<{ readonly result: Result; readonly busyness: number }> {
  const samples = [busyness(SHORT_SAMPLE_MS)];
  const timer = setInterval(() => samples.push(busyness(SHORT_SAMPLE_MS)), EVERY_MS);
  try {
    const result = await work;
    return { result, busyness: samples.reduce((sum, one) => sum + one, 0) / samples.length };
  } finally {
    clearInterval(timer);
  }
}
