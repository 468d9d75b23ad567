/** Tokens of the theme that a page may use, and that its plain elements are drawn with. */
const TOKENS = [
  '--panel',
  '--panel-2',
  '--panel-line',
  '--panel-edge',
  '--well',
  '--text',
  '--text-2',
  '--num',
  '--accent',
  '--on-accent',
  '--accent-2',
  '--on-accent-2',
  '--info',
  '--ink',
  '--cream',
  '--lemon',
  '--tomato',
  '--mint',
  '--sky',
  '--pink',
  '--grape',
  '--font-display',
  '--font-ui',
] as const;

/** The game's fonts for a document of its own; addresses in a sheet count from the sheet. */
function fontFaces(): string {
  const faces: string[] = [];
  for (const sheet of document.styleSheets) {
    const base = sheet.href ?? document.baseURI;
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule)
        faces.push(rule.cssText.replace(/url\("([^"]+)"\)/g, (_, url: string) => `url("${new URL(url, base).href}")`));
  }
  return faces.join('\n');
}

/** How a page looks before its own style: the game's type and the colours of the theme that is on. */
export function themeStyle(): string {
  const now = getComputedStyle(document.documentElement);
  const tokens = TOKENS.map((name) => `${name}: ${now.getPropertyValue(name).trim()};`).join(' ');
  return `${fontFaces()}
:root { ${tokens} color-scheme: ${now.colorScheme}; }
* { box-sizing: border-box; }
body { margin: 0; padding: 26px 30px 34px; color: var(--text); font: 700 16px/1.55 var(--font-ui); overflow-wrap: anywhere; }
h1, h2, h3 { font-family: var(--font-display); font-weight: 900; line-height: 1.15; margin: 1.3em 0 .5em; }
h1 { font-size: 32px; } h2 { font-size: 24px; color: var(--num); } h3 { font-size: 19px; }
:is(h1, h2, h3):first-child { margin-top: 0; }
a { color: var(--info); font-weight: 800; }
:focus-visible { outline: 3px solid var(--accent-2); outline-offset: 3px; border-radius: 4px; }
img { max-width: 100%; height: auto; border-radius: 14px; }
code, kbd { padding: 2px 7px; border-radius: 7px; background: var(--well); }
blockquote { margin: 1em 0; padding: 10px 18px; border-left: 6px solid var(--accent-2); border-radius: 6px; background: var(--well); }
hr { border: 0; border-top: 3px dashed var(--panel-line); margin: 1.6em 0; }
table { border-collapse: collapse; } td, th { padding: 7px 12px; border: 2px solid var(--panel-line); text-align: left; }
@media (max-width: 600px) { body { padding: 18px 16px 26px; } h1 { font-size: 26px; } }`;
}
