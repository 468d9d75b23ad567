/** Home is fetched beside the sign-in of players; guests land elsewhere and need it later, if ever. */
export const loadHome = () => import('./home/home-shell.tsx');
