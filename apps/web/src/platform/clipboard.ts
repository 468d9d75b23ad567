/** Copies a text. False where the page may not: over plain http, in a frame without the right, or by the player's wish. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on pages that are not secure.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
