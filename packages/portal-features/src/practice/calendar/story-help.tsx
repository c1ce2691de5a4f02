/** For the stories of the calendar; nothing of the product imports it. */
import { userEvent, within } from 'storybook/test';
import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { CalendarScreen } from './screens/CalendarScreen.tsx';
import type { CalendarScreenProps } from './screens/CalendarScreen.tsx';

/** Stands in for the address, which the app keeps the place in. */
export function WithAddress({ place, onPlaceChange, ...rest }: CalendarScreenProps) {
  return (
    <StoryPlace start={place} onChange={onPlaceChange}>
      {(current, go) => <CalendarScreen {...rest} place={current} onPlaceChange={go} />}
    </StoryPlace>
  );
}

/** Types a date or a time part by part, as its field takes it. */
export async function type(dialog: ReturnType<typeof within>, field: RegExp, parts: string) {
  const [first] = within(dialog.getByRole('group', { name: field })).getAllByRole('spinbutton');
  first?.focus();
  await userEvent.keyboard(parts);
}
