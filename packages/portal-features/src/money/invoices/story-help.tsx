/** For the stories of invoices; nothing of the product imports it. */
import { ALL_INVOICES } from './model/place.ts';
import { screen, within } from 'storybook/test';
import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { InvoicesScreen } from './screens/InvoicesScreen.tsx';
import type { InvoicesScreenProps } from './screens/InvoicesScreen.tsx';

/** How long a story waits for what is read after something else, in milliseconds. */
export const WAIT = { timeout: 5000 };

/** Stands in for the address, which the app keeps the place in. */
export function WithAddress({ place, onPlaceChange }: InvoicesScreenProps) {
  return (
    <StoryPlace start={place} onChange={onPlaceChange}>
      {(current, go) => <InvoicesScreen place={current} onPlaceChange={go} />}
    </StoryPlace>
  );
}

/** The list of all invoices. */
export const ALL = { view: 'invoices', show: 'all', openId: null, isCopy: false } as const;

/** Of Jonas Keller, whose card was refused. */
export const OPEN = 'inv-3kfifyc38g';

/** Of a missed session. */
export const DRAFT = 'inv-pn68q3ixpd';

/** The panel of an invoice, once it is there. */
export const panelOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }, WAIT));

/** The list of superbills. */
export const SUPERBILLS = { ...ALL_INVOICES, view: 'superbills' } as const;
