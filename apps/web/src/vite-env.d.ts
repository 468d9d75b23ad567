/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The folder of all pictures of cosmetics: a hash of their content (build/cosmetics). */
  readonly COSMETICS: string;
}
