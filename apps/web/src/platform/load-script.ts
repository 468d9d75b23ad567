const loading = new Map<string, Promise<void>>();

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}
let policy: ScriptPolicy | null = null;

/** Where the browser guards script addresses, ours passes by name; which hosts may answer is the content policy's matter. */
function trust(url: string): string {
  const guard = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!guard) return url;
  policy ??= guard.createPolicy('syllaboom-scripts', { createScriptURL: (address) => address });
  return policy.createScriptURL(url);
}

/** Loads a script of another host once. A failed load may be tried again. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading.delete(url);
      reject(new Error(`${url} could not be loaded`));
    };
    script.src = trust(url);
    document.head.append(script);
  });
  loading.set(url, load);
  return load;
}
