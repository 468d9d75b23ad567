interface TrustedTypes {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (url: string) => string | null }): unknown;
}

/** Whether a script, a worker or a service worker may come from here: from the game's own files alone. */
export const isOwnScript = (url: string, base: string): boolean =>
  URL.canParse(url, base) && new URL(url, base).origin === new URL(base).origin;

/**
 * The one way for text to become script: the server's policy (`require-trusted-types-for`) makes the browser ask here for
 * every worker, and refuse markup and code altogether. Browsers without it know nothing of this.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(url, document.baseURI) ? url : null),
  });
}
