import { seedRandom, shuffle } from '@syllaboom/engine';

/** What bots are called: short, easy to tell apart, nobody's real name. */
const NAMES = [
  'Acorn',
  'Biscuit',
  'Bramble',
  'Button',
  'Cinder',
  'Clover',
  'Comet',
  'Dumpling',
  'Ember',
  'Fidget',
  'Firefly',
  'Gadget',
  'Ginger',
  'Hazel',
  'Jellybean',
  'Juniper',
  'Kettle',
  'Lantern',
  'Marble',
  'Mochi',
  'Muffin',
  'Nimbus',
  'Noodle',
  'Nutmeg',
  'Pebble',
  'Peppermint',
  'Pickle',
  'Pixel',
  'Pompom',
  'Pretzel',
  'Quill',
  'Riddle',
  'Sprocket',
  'Thimble',
  'Toffee',
  'Tumble',
  'Waffle',
  'Whisker',
  'Widget',
  'Ziggy',
] as const;

/** Draws names for a room's bots, in an order of the seed. */
export class BotNames {
  readonly #order: readonly string[];
  #drawn = 0;

  constructor(seed: number) {
    this.#order = shuffle(seedRandom(seed), NAMES);
  }

  /** A name that nobody in the room has; with a number once all are taken. */
  draw(taken: ReadonlySet<string>): string {
    for (;;) {
      const name = this.#order[this.#drawn % this.#order.length] ?? '';
      const lap = Math.floor(this.#drawn / this.#order.length);
      this.#drawn += 1;
      const numbered = lap === 0 ? name : `${name} ${lap + 1}`;
      if (!taken.has(numbered.toLowerCase())) return numbered;
    }
  }
}
