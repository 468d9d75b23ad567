/** A page on which nothing changed for so long is at rest … */
const REST_MS = 100;
/** … and one that never stops changing is taken as it is. */
const MOST_MS = 1_000;
/** What is moved by script more often than an entrance would be (a fuse) moves as long as it is shown: nobody waits for it. */
const MOST_MOVES = 12;

const nextFrame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));

/** Brings what moves once to its end: entrances and exits, not what goes round and round. */
function finishMotion(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}

/** Waits until fonts are there, windows have opened, and nothing was written for a while. */
export async function awaitRest(): Promise<void> {
  await document.fonts.ready;
  const begun = performance.now();
  let changed = begun;
  const moves = new Map<Node, number>();
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) {
      if (type === 'attributes') moves.set(target, (moves.get(target) ?? 0) + 1);
      if (type !== 'attributes' || (moves.get(target) ?? 0) <= MOST_MOVES) changed = performance.now();
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  while (performance.now() - changed < REST_MS && performance.now() - begun < MOST_MS) {
    await nextFrame();
    finishMotion();
  }
  observer.disconnect();
}
