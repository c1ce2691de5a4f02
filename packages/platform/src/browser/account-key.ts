/**
 * The key under which a browser's storage keeps something of one account: the id itself is not written down (SEC-8).
 * @param name What is kept: 'sakina-times'.
 * @param userId The opaque id of the account.
 */
export function accountKey(name: string, userId: string): string {
  let mark = 0x811c9dc5;
  for (let index = 0; index < userId.length; index += 1) mark = Math.imul(mark ^ userId.charCodeAt(index), 0x01000193);
  return `${name}:${(mark >>> 0).toString(36)}`;
}
