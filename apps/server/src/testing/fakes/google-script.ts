/**
 * What Google's sign-in script does for a page, as far as the game uses it: a button and a silent prompt that hand out a
 * token of whoever is signed in. `auto_select` is what makes the prompt silent.
 */
export const GOOGLE_SCRIPT = `(() => {
  const base = new URL('.', document.currentScript.src);
  let options = null;
  let selects = true;
  const ask = async () => {
    const url = new URL('token', base);
    url.searchParams.set('nonce', options.nonce ?? '');
    url.searchParams.set('client_id', options.client_id);
    return (await (await fetch(url)).json()).credential;
  };
  const moment = (skipped) => ({
    isSkippedMoment: () => skipped,
    isDismissedMoment: () => !skipped,
    isNotDisplayed: () => false,
    getDismissedReason: () => 'credential_returned',
  });
  globalThis.google = { accounts: { id: {
    initialize: (given) => { options = given; },
    renderButton: (parent) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Continue with Google';
      button.addEventListener('click', async () => {
        const credential = await ask();
        if (credential) { selects = true; options.callback({ credential }); }
      });
      parent.replaceChildren(button);
    },
    prompt: async (onMoment) => {
      const credential = options.auto_select && selects ? await ask() : null;
      if (credential) options.callback({ credential });
      onMoment?.(moment(credential === null));
    },
    disableAutoSelect: () => { selects = false; },
  } } };
})();
`;
