import { type ComponentType, lazy, type ReactNode } from 'react';

/** What makes every part fetched anew that could not be had. */
const failed = new Set<() => void>();

/** Remembers how something that could not be fetched is asked for again. */
export const noteFailedPart = (forget: () => void): void => void failed.add(forget);

/** Forgets failures: parts that could not be fetched are asked for again when they are next drawn. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A component that is fetched when it is first drawn. React's `lazy` keeps a failure for as long as the page lives; this one
 * lets go of it with `forgetFailedParts`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const make = () =>
    lazy(async () => {
      try {
        return await load();
      } catch (cause) {
        noteFailedPart(() => {
          Body = make();
        });
        throw cause;
      }
    }) as ComponentType<Props>;
  let Body = make();
  return function LazyPart(props: Props) {
    return <Body {...props} />;
  };
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
