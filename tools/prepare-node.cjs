/**
 * Loaded before every script of package.json (`node -r ./tools/prepare-node.cjs …`), so that a Node which is too old for
 * TypeScript says what to do instead of breaking in the middle. Any Node must be able to read this file: no newer syntax.
 */
'use strict';

var LEAST = [22, 18];

/** What to tell whoever runs this version of Node on this platform; null: it will do. */
function adviceFor(version, platform, arch) {
  var parts = version.split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return null;
  var isBrought =
    (platform === 'linux' && (arch === 'x64' || arch === 'arm64')) || (platform === 'win32' && arch === 'x64');
  var how = isBrought
    ? 'Run `npm ci`, which brings a newer one for `npm start` and the other npm scripts, or install Node 24 from https://nodejs.org.'
    : 'Install Node 24 (https://nodejs.org, or `nvm install` in this folder), then run `npm ci` again.';
  return ['Syllaboom needs Node', LEAST.join('.'), 'or later; this is Node', version.concat('.'), how].join(' ');
}

var advice = adviceFor(process.versions.node, process.platform, process.arch);
if (advice !== null) {
  console.error(advice);
  process.exit(1);
}

var emitWarning = process.emitWarning;

/** Node may call what we use experimental, and would say so for every process. */
function emitUnlessExperimental(warning, type, code, from) {
  var name = type && typeof type === 'object' ? type.type : type;
  if (name !== 'ExperimentalWarning') emitWarning.call(process, warning, type, code, from);
}
process.emitWarning = emitUnlessExperimental;

module.exports = { adviceFor: adviceFor };
