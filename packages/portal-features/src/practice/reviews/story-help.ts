/** For the stories of reviews; nothing of the product imports it. */
import { within } from 'storybook/test';

/** Where is looked. */
export type Canvas = ReturnType<typeof within>;

/** The review that Noah signed with his initials, which has an answer. */
export const noahs = async (canvas: Canvas) => within(await canvas.findByRole('article', { name: 'Review by N. B.' }));
