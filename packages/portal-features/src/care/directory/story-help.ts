/** For the stories of the directory; nothing of the product imports it. */

/** What says how many people were found. */
export const people = /^\d+ (person|people) you can talk to$/;
