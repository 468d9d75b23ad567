/** Prints a Markdown table, ready for README.md. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  console.log([`\n### ${title}\n`, line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n'));
}
