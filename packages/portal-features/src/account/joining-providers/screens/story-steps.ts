import { userEvent } from 'storybook/test';
import type { within } from 'storybook/test';

// For stories only.

type Canvas = ReturnType<typeof within>;

/** The heading of the open step. */
export const heading = (canvas: Canvas, name: RegExp) => canvas.findByRole('heading', { level: 2, name });
/** Goes on to the next step. */
export const next = async (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Next' }));

/** Fills in a mentor's answers up to the review. */
export async function toReview(canvas: Canvas, experience = 'I know the way back to a lecture hall, row by row.') {
  await userEvent.click(await canvas.findByRole('textbox', { name: /What have you lived through/ }));
  await userEvent.paste(experience);
  await next(canvas);
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Anxiety and worry' }));
  await userEvent.type(canvas.getByRole('combobox', { name: /Languages/ }), 'Engl{ArrowDown}{Enter}{Escape}');
  await next(canvas);
  await userEvent.type(await canvas.findByRole('textbox', { name: /Hours per week/ }), '3{Tab}');
  await next(canvas);
  await heading(canvas, /Does everything look right/);
}
