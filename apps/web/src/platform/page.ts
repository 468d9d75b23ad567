/** The page's own life, in one place so that tests can watch it. */
export const page = {
  reload: (): void => location.reload(),
};
