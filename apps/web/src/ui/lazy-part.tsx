import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/** What makes every part fetched anew that could not be had. */
const failed = new Set<() => void>();

/** Remembers how something that could not be fetched is asked for again. */
export const noteFailedPart = (forget: () => void): void => void failed.add(forget);

/** Forgets failures: parts that could not be fetched are asked for again when they are next drawn. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A component of a file of its own. `fetch` has it ready ahead: it is then drawn at once. Rejects like an import. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  readonly fetch: () => Promise<void>;
}

/**
 * A component that is fetched when it is first drawn, or ahead. React's `lazy` keeps a failure for as long as the page lives;
 * this one lets go of it with `forgetFailedParts`. `lazy` also waits where nothing is to be waited for: even a file that is
 * there shows the fallback first, and React shows the next thing 300 ms after a fallback at the earliest.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  let ready: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    const part = await load();
    ready = part.default;
    return part;
  };
  const make = () =>
    lazy(async () => {
      try {
        return await loadOnce();
      } catch (cause) {
        noteFailedPart(() => {
          Body = make();
        });
        throw cause;
      }
    }) as ComponentType<Props>;
  let Body = make();
  function Part(props: Props) {
    // Chosen once for each stay on the screen: another component in its place would start anew.
    const [Drawn] = useState(() => ready ?? Body);
    return <Drawn {...props} />;
  }
  return Object.assign(Part, { fetch: async () => void (await loadOnce()) });
}

const Nothing = (): null => null;

/**
 * The same for what nobody asked for and nobody misses: where it cannot be fetched, while the server restarts, say, nothing
 * is drawn in its place, and everything around it stays.
 */
export const ornamentPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ((props: Props) => ReactNode) =>
  lazy(() => load().catch(() => ({ default: Nothing as ComponentType<Props> }))) as ComponentType<Props> as (
    props: Props,
  ) => ReactNode;
