/** For the stories of the availability; nothing of the product imports it. */
import { userEvent, within } from 'storybook/test';

/** Where is looked. */
export type Canvas = ReturnType<typeof within>;

/** What a client would see of the hours. */
export const preview = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: /^Preview for a client in/ }));

/** Saves the hours. */
export const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save hours' }));
