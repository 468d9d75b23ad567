import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './run-command.ts';

const { adviceFor } = createRequire(import.meta.url)('./prepare-node.cjs') as {
  adviceFor(version: string, platform: string, arch: string): string | null;
};
const scripts = (JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts;
const run = (node: string, args: readonly string[]) =>
  spawnSync(node, args, { cwd: ROOT, encoding: 'utf8', timeout: 30_000 });

/** A Node on this machine that is too old. */
const oldNode = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((directory) => join(directory, 'node'))
  .find((node) => existsSync(node) && adviceFor(run(node, ['-p', 'process.versions.node']).stdout, 'linux', 'x64'));

const folder = mkdtempSync(join(tmpdir(), 'syllaboom-node-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('an old Node', () => {
  it.each(['4.9.1', '18.20.8', '20.20.2', '22.17.1'])('is told what to install: %s', (version) => {
    expect(adviceFor(version, 'darwin', 'arm64')).toBe(
      `Syllaboom needs Node 22.18 or later; this is Node ${version}. Install Node 24 (https://nodejs.org, or \`nvm install\` in this folder), then run \`npm ci\` again.`,
    );
    expect(adviceFor(version, 'linux', 'x64')).toContain('Run `npm ci`');
  });

  it.each(['22.18.0', '23.1.0', '24.21.0'])('is not %s', (version) => {
    expect(adviceFor(version, 'darwin', 'arm64')).toBeNull();
  });

  it('reads the file: it has no newer syntax', () => {
    const text = readFileSync(resolve(ROOT, 'tools/prepare-node.cjs'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    expect(text).not.toMatch(/\b(const|let|class|async|import)\b|=>|\?\?|\?\.|\.\.\.|\$\{/);
  });

  it('sees every script of package.json that runs our own code', () => {
    const own = Object.values(scripts).filter((script) => script.startsWith('node '));
    expect(own.length).toBeGreaterThan(10);
    for (const script of own) expect(script).toMatch(/^node -r \.\/tools\/prepare-node\.cjs \S+\.ts( --\w+| \w+)*$/);
  });

  it('gets one sentence at each of them, and no stack trace', () => {
    const fake = join(folder, 'fake.cjs');
    writeFileSync(fake, "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } });");
    for (const script of [scripts['start'], scripts['test'], scripts['dev'], scripts['build']]) {
      const { status, stdout, stderr } = run(process.execPath, ['-r', fake, ...(script ?? '').split(' ').slice(1)]);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/^Syllaboom needs Node 22\.18 or later; this is Node 20\.20\.2\. [^\n]+\n$/);
    }
  });

  it.runIf(oldNode)('gets it for real', () => {
    const { status, stderr } = run(oldNode ?? '', (scripts['start'] ?? '').split(' ').slice(1));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Syllaboom needs Node 22\.18 or later; this is Node [\d.]+\. [^\n]+\n$/);
  });

  it('finds the version that we use in .nvmrc', () => {
    expect(readFileSync(resolve(ROOT, '.nvmrc'), 'utf8')).toBe('24\n');
    expect(process.versions.node.split('.')[0]).toBe('24');
  });
});
