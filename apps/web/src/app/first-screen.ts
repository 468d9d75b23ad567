/**
 * What the document shows before the first script: the landing page where nobody is known to this device and the address
 * names nothing else, the logo everywhere else (`build/first-look.ts`).
 */
export const firstScreen = (): 'landing' | 'starting' =>
  typeof document === 'undefined' || document.documentElement.dataset.first === 'landing' ? 'landing' : 'starting';
