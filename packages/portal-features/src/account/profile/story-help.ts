/** For the stories of the profile; nothing of the product imports it. */
import { fn } from 'storybook/test';
import type { ProfileScreenProps } from './screens/ProfileScreen.tsx';

/** What the device keeps, and what hears of its changes. */
export const device: ProfileScreenProps['device'] = {
  language: 'en',
  density: 'comfortable',
  deviceTimeZone: 'America/New_York',
  onLanguageChange: fn(),
  onDensityChange: fn(),
  onTimesChange: fn(),
};
