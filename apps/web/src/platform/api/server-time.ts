let skewMs = 0;

/** Learns the server's clock from a Date header, which counts whole seconds: small differences are noise. */
export const noteServerTime = (serverNowMs: number): void => {
  const difference = serverNowMs - Date.now();
  if (Number.isFinite(difference)) skewMs = Math.abs(difference) < 1500 ? 0 : difference;
};

/** The server's wall clock in ms, for the life of tokens. */
export const serverNow = (): number => Date.now() + skewMs;
