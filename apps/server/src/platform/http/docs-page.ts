import type { OpenApiDocument, Operation } from './openapi.ts';

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
details{border:1px solid #8886;border-radius:.5rem;margin:.5rem 0;padding:.5rem .75rem}
summary{cursor:pointer}code,pre{font:14px/1.4 ui-monospace,monospace}
pre{overflow:auto;background:#8882;padding:.5rem;border-radius:.25rem}
b{display:inline-block;min-width:4rem}td,th{text-align:left;padding:.15rem .75rem .15rem 0;vertical-align:top}`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const asBlock = (value: unknown): string => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

/** The reader's page of the OpenAPI document: plain HTML without a script. */
export function renderDocsPage(document: OpenApiDocument): { html: string; style: string } {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => renderOperation(method, path, operation)),
  );
  const { title, description } = document.info;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} API</title><style>${STYLE}</style></head>
<body><h1>${title} API</h1><p>${description} All paths lie under <code>/api</code>. Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Errors are JSON: <code>{code, params?, id, error}</code>. A session's token travels as <code>Authorization: Bearer …</code>.</p>
${calls.join('\n')}</body></html>`;
  return { html, style: STYLE };
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    (parameter) => `<li><code>${escapeHtml(parameter.name)}</code> (${parameter.in}) ${asBlock(parameter.schema)}</li>`,
  );
  const answers = Object.entries(operation.responses).map(
    ([status, response]) =>
      `<tr><th>${status}</th><td>${escapeHtml(String(response['description'])).replaceAll('\n', '<br>')}</td></tr>`,
  );
  const content = operation.responses['200']?.['content'];
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
<p>${escapeHtml(operation.description)}</p>${parameters.length > 0 ? `<h4>Parameters</h4><ul>${parameters.join('')}</ul>` : ''}
${operation.requestBody ? `<h4>Body</h4>${asBlock(operation.requestBody['content'])}` : ''}
<h4>Answers</h4><table>${answers.join('')}</table>${content === undefined ? '' : asBlock(content)}</details>`;
}
