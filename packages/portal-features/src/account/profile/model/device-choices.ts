import type { Density } from '@sakina/design-system';
import type { OwnPreferences } from '@sakina/platform/contract';

/** What is kept on the device, and how the app puts a choice into force at once. */
export interface DeviceChoices {
  /** Code of the language in force, such as `ar`. */
  readonly language: string;
  /** Called with the code of another language. */
  readonly onLanguageChange: (code: string) => void;
  /** How tightly things stand. */
  readonly density: Density;
  /** Called with another density. */
  readonly onDensityChange: (density: Density) => void;
  /** The zone of the device itself, whatever was chosen. */
  readonly deviceTimeZone: string;
  /** Called with what the account says of times and dates, whenever it is read or saved. */
  readonly onTimesChange: (preferences: OwnPreferences) => void;
}
