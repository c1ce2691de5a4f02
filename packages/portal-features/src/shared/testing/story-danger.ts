import { expect, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';

/** For the stories of screens; nothing of the product imports it. */
type Place = ReturnType<typeof within>;

const TITLE = 'You can reach a person now';

/**
 * Types an everyday sentence and then words of danger, and expects help beside the field for the second alone: once,
 * said politely, with the focus and the text where they were (CARE-1).
 * @param place Where the field is: the canvas, or a dialog.
 * @param title The heading of the help.
 */
export async function expectHelpWhileTyping(place: Place, field: HTMLElement, title = TITLE): Promise<void> {
  const help = { name: title };
  await userEvent.clear(field);
  await userEvent.type(field, 'The week was long.');
  await expect(place.queryByRole('region', help)).toBeNull();
  await userEvent.type(field, ' I want to kill myself tonight');
  await expect(await place.findByRole('region', help)).toBeVisible();
  await expect(place.getAllByRole('link', { name: 'Call 988' })).toHaveLength(1);
  await expect(place.getByText(/^You’ll find crisis help below what you write/)).toHaveAttribute('role', 'status');
  await expect(field).toHaveFocus();
  await expect(field).toHaveValue('The week was long. I want to kill myself tonight');
}

/** Expects the help that answers what was just written to have the focus, and to be the only one (CARE-1). */
export async function expectHelpAsAnswer(place: Place): Promise<void> {
  await waitFor(() => expect(place.getByRole('heading', { name: TITLE })).toHaveFocus());
  await expect(place.getAllByRole('region', { name: TITLE })).toHaveLength(1);
}
