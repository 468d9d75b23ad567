import type { InterfaceLanguage } from '@syllaboom/engine';

/** What the build tells the document's own script. Files are paths below the page. */
export interface FirstPaintData {
  /** The landing page's English and what it is called in another language. */
  readonly texts: Readonly<Partial<Record<InterfaceLanguage, Readonly<Record<string, string>>>>>;
  /** Where a language's texts lie. */
  readonly languages: Readonly<Partial<Record<InterfaceLanguage, readonly string[]>>>;
  /** What players need first, whatever they will see. */
  readonly app: readonly string[];
  /** What home is made of beside it … */
  readonly home: readonly string[];
  /** … and a room. */
  readonly room: readonly string[];
}
