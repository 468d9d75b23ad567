interface TrustedTypes {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (url: string) => string | null }): unknown;
  createPolicy(
    name: 'inert',
    rules: { readonly createHTML: (markup: string) => string },
  ): { createHTML(markup: string): string };
}

const trustedTypes = (): TrustedTypes | undefined => (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** Whether a script, a worker or a service worker may come from here: from the game's own files alone. */
export const isOwnScript = (url: string, base: string): boolean =>
  URL.canParse(url, base) && new URL(url, base).origin === new URL(base).origin;

/**
 * The one way for text to become script: the server's policy (`require-trusted-types-for`) makes the browser ask here for
 * every worker, and refuse markup and code altogether. Browsers without it know nothing of this.
 */
export function trustOwnScripts(): void {
  trustedTypes()?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(url, document.baseURI) ? url : null),
  });
}

/** What markup may never bring along, cleaned by the server or not. */
const NEVER = 'script,iframe,frame,object,embed,base,meta,link,form,input,button,style,svg script,template';

let inert: { createHTML(markup: string): string } | undefined;
/**
 * Reads markup into a document that has no window: nothing runs, nothing is fetched. What could run elsewhere is taken out.
 * The result may only be shown in a frame without scripts.
 */
export function parseInert(markup: string): Document {
  inert ??= trustedTypes()?.createPolicy('inert', { createHTML: (text) => text });
  const parsed = new DOMParser().parseFromString(inert?.createHTML(markup) ?? markup, 'text/html');
  for (const element of parsed.querySelectorAll(NEVER)) element.remove();
  for (const element of parsed.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (/^(?:on|srcdoc|formaction)/i.test(name)) element.removeAttribute(name);
  return parsed;
}
