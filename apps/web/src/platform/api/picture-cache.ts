/** So many pictures are held … */
const MOST_PICTURES = 500;
/** … and so many of the longest unused go when one more comes. */
const EVICTED_PICTURES = 100;

/** Holds pictures by their address, the lately used ones at the end. */
export function createPictureCache<Picture>(load: (address: string) => Picture) {
  const held = new Map<string, Picture>();
  return {
    get size(): number {
      return held.size;
    },
    has: (address: string): boolean => held.has(address),
    /** Makes sure that the picture is held, and counts as used now. */
    keep(address: string): Picture {
      const known = held.get(address);
      const picture = known ?? load(address);
      held.delete(address);
      if (held.size >= MOST_PICTURES)
        for (const oldest of [...held.keys()].slice(0, EVICTED_PICTURES)) held.delete(oldest);
      held.set(address, picture);
      return picture;
    },
  };
}

const pictures = createPictureCache((address) => {
  const image = new Image();
  image.src = address;
  return image;
});

/** Keeps an uploaded picture decoded, so that faces don't blink when lists and seats are drawn anew. */
export const keepPicture = (address: string): void => void pictures.keep(address);
