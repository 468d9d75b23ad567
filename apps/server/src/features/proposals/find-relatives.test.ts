import { listWordIndex } from '@syllaboom/engine/testing';
import { expect, it } from 'vitest';
import { findRelatives } from './find-relatives.ts';

const index = listWordIndex(
  ['CAR', 'CARBON', 'STREAM', 'STREAMED', 'STREAMERS', 'STREAMING', 'STREET', 'STRING', 'X-RAYED', "DON'T"],
  'en-US',
);

it('finds the words that differ by an ending, the nearest first', () => {
  expect(findRelatives(index, 'STREAMER')).toEqual(['STREAMERS', 'STREAMED', 'STREAM', 'STREAMING']);
  expect(findRelatives(index, 'CARBONS')).toEqual(['CARBON']);
  expect(findRelatives(index, 'X-RAY')).toEqual(['X-RAYED']);
});

it('finds nothing where no word begins alike', () => {
  expect([findRelatives(index, 'ZEBRA'), findRelatives(index, 'STRONGHOLD'), findRelatives(index, 'STREAMED')]).toEqual(
    [[], [], expect.not.arrayContaining(['STREAMED'])],
  );
});
