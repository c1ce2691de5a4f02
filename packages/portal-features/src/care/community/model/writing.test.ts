import { communityLimits } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import {
  emptyPost,
  emptyReply,
  isSamePost,
  postBody,
  postProblems,
  problemOf,
  readKeptPost,
  readKeptReply,
} from './writing.ts';

describe('what is written', () => {
  it.each([
    ['', true, 'missing'],
    ['   \n ', true, 'missing'],
    ['', false, null],
    ['a', true, null],
    ['x'.repeat(10), true, null],
    ['x'.repeat(11), true, 'tooLong'],
    [` ${'x'.repeat(10)} `, false, null],
    ['😀'.repeat(6), false, 'tooLong'],
  ])('%j, needed: %s, is %s', (text, isNeeded, expected) => {
    expect(problemOf(text, 10, isNeeded)).toBe(expected);
  });

  it('is checked field by field, with ten thousand characters told as too many', () => {
    expect(postProblems({ ...emptyPost, title: 'x'.repeat(121), body: 'x'.repeat(10_000) })).toEqual({
      title: 'tooLong',
      body: 'tooLong',
    });
    expect(postProblems({ ...emptyPost, body: ' ' })).toEqual({ body: 'missing' });
    expect(postProblems({ ...emptyPost, body: 'x'.repeat(communityLimits.body) })).toEqual({});
  });

  it('goes to the server without space around it, and as nothing where nothing is', () => {
    expect(
      postBody({ title: ' ', body: ' A day. ', contentWarning: ' Loss ', topics: ['GRIEF'], isAnonymous: true }),
    ).toEqual({ title: null, body: 'A day.', contentWarning: 'Loss', topics: ['GRIEF'] });
  });

  it('is the same when only space differs', () => {
    expect(isSamePost({ ...emptyPost, body: 'a ' }, { ...emptyPost, body: 'a' })).toBe(true);
    expect(isSamePost({ ...emptyPost, body: 'a' }, { ...emptyPost, body: 'b' })).toBe(false);
  });
});

describe('what a draft kept', () => {
  it.each([null, 7, 'text', [], {}, { title: 'x' }])('is nothing for %j [SEC-15]', (kept) => {
    expect(readKeptPost(kept)).toBeNull();
    expect(readKeptReply(kept)).toBeNull();
  });

  it('comes back, without what no form knows [SEC-15]', () => {
    expect(readKeptPost({ body: 'b', title: 3, topics: ['GRIEF', 'NOTHING'], isAnonymous: 'yes' })).toEqual({
      ...emptyPost,
      body: 'b',
      topics: ['GRIEF'],
    });
    expect(readKeptReply({ body: 'b', answering: { id: 'rpl-1', name: 'Tamar' }, isAnonymous: true })).toEqual({
      body: 'b',
      answering: { id: 'rpl-1', name: 'Tamar' },
      isAnonymous: true,
    });
    expect(readKeptReply({ body: 'b', answering: { name: 'Tamar' } })).toEqual({ ...emptyReply, body: 'b' });
    expect(readKeptReply({ body: 'b' })).toEqual({ ...emptyReply, body: 'b' });
  });
});
