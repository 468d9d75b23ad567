/**
 * From now on scripts of the page get a frame so seldom, in ms: what they move is drawn as on a slow machine, and costs
 * the machine as little. Stands for itself, so that a page can be given it before any other script.
 */
export function slowFrames(everyMs: number): void {
  const [request, cancel] = [globalThis.requestAnimationFrame, globalThis.cancelAnimationFrame];
  const [later, never] = [globalThis.setTimeout, globalThis.clearTimeout];
  const drawing = new Map<number, number>();
  let lastAt = -everyMs;
  globalThis.requestAnimationFrame = (run) => {
    const handle = Number(
      later(
        () =>
          drawing.set(
            handle,
            request((at) => {
              drawing.delete(handle);
              lastAt = at;
              run(at);
            }),
          ),
        Math.max(0, lastAt + everyMs - performance.now()),
      ),
    );
    return handle;
  };
  globalThis.cancelAnimationFrame = (handle) => {
    never(handle);
    cancel(drawing.get(handle) ?? 0);
    drawing.delete(handle);
  };
}
