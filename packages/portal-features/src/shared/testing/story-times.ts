/** For the stories of screens; nothing of the product imports it. */
import { PINNED_NOW } from '@sakina/mocks';

/** The moment that many minutes from the stories’ now, in ISO 8601; negative for one before it. */
export const minutes = (count: number) => new Date(Date.parse(PINNED_NOW) + count * 60_000).toISOString();
