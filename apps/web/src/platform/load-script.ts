const loading = new Map<string, Promise<void>>();

/** Loads a script of another host once; the content policy says which hosts may answer. A failed load may be tried again. */
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
    script.src = url;
    document.head.append(script);
  });
  loading.set(url, load);
  return load;
}
