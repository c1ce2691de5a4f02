import { describe, expect, it } from 'vitest';
import { addressKeys, communityStart, readCommunityAddress, writeCommunityAddress } from './address.ts';

const read = (search: string) => readCommunityAddress(new URLSearchParams(search));

describe('the address of the community', () => {
  it.each([
    ['', communityStart],
    ['circle=crc-1', { ...communityStart, circle: 'crc-1' }],
    ['post=pst-1&circle=crc-1', { ...communityStart, circle: 'crc-1', post: 'pst-1' }],
    ['show=saved&sort=most-supported', { ...communityStart, view: 'saved', sort: 'MOST_SUPPORTED' }],
    ['show=groups', { ...communityStart, view: 'groups' }],
    ['topic=work-stress&language=ar', { ...communityStart, topic: 'WORK_STRESS', language: 'ar' }],
    ['q=  two   words ', { ...communityStart, words: 'two words' }],
  ])('is read and written back: %s [ROUTE-17]', (search, address) => {
    expect(read(search)).toEqual(address);
    expect(readCommunityAddress(writeCommunityAddress(read(search)))).toEqual(address);
  });

  it.each([
    'show=everything',
    'sort=worst',
    'topic=',
    'language=xx',
    'circle=',
    `post=${'x'.repeat(65)}`,
    'circle=<b>',
    'post=../admin',
    'post=%00',
  ])('leaves out what it does not know: %s', (search) => {
    expect(read(search)).toEqual(communityStart);
  });

  it('has no words that someone looked for among the keys of a link [SEC-8]', () => {
    const address = { ...communityStart, view: 'own', words: 'my husband' } as const;
    expect(Object.values(addressKeys(address)).filter((value) => value !== undefined)).toEqual(['own']);
  });

  it('cuts words where the server does', () => {
    expect(Array.from(read(`q=${'😀'.repeat(150)}`).words)).toHaveLength(100);
  });
});
