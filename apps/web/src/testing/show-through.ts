/** Everything that a page tells by any way: texts, attributes, fields, the title and the address. */
function* shownTexts(): Generator<string> {
  yield document.title;
  yield location.href;
  yield document.body.textContent ?? '';
  for (const element of document.body.querySelectorAll('*')) {
    for (const { value } of element.attributes) yield value;
    if (element instanceof HTMLInputElement) yield element.value;
  }
}

/** Those of the texts that show somewhere on the page. */
export function showThrough(secrets: readonly string[]): readonly string[] {
  const all = [...shownTexts()].join('\n').toLowerCase();
  return secrets.filter((secret) => all.includes(secret.toLowerCase()));
}
