import { useEffect, useRef } from 'react';
import { parseInert } from '../../platform/trusted-scripts.ts';
import s from './news.module.css';
import { themeStyle } from './page-style.ts';

interface NewsFrameProps {
  title: string;
  css: string;
  html: string;
}

/** Addresses that a link of the page may have. */
const isLink = (href: string): boolean => /^(?:https?:|mailto:)/i.test(href);

/** Links leave the frame for a window of their own, and only for addresses of the web. */
function mendLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    // Inside the page a link jumps.
    if (href.startsWith('#')) continue;
    if (!isLink(href)) {
      link.removeAttribute('href');
      continue;
    }
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Draws the page into the frame's own document: nothing of it is a part of ours. */
function draw(frame: HTMLIFrameElement, { css, html }: NewsFrameProps): void {
  const inside = frame.contentDocument;
  const realm = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!inside || !realm) return;
  const parsed = parseInert(html);
  mendLinks(parsed);
  inside.body.replaceChildren(...[...parsed.body.childNodes].map((node) => inside.adoptNode(node)));
  inside.documentElement.lang = document.documentElement.lang;
  inside.adoptedStyleSheets = [themeStyle(), css].map((text) => {
    const sheet = new realm.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/**
 * The operator's page in a frame that may run nothing: no script, no form, no way to our page (the server has cleaned it,
 * too). Its style is set as sheets, since the page's policy allows no inline one.
 */
export function NewsFrame(props: NewsFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { title, css, html } = props;
  useEffect(() => {
    const drawn = frame.current;
    if (!drawn) return undefined;
    const redraw = () => draw(drawn, { title, css, html });
    redraw();
    // Some browsers put the frame's first document away once it has "loaded".
    drawn.addEventListener('load', redraw);
    const themes = new MutationObserver(redraw);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      drawn.removeEventListener('load', redraw);
      themes.disconnect();
    };
  }, [title, css, html]);
  return (
    <iframe
      ref={frame}
      className={s.frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      data-testid="news-frame"
    />
  );
}
