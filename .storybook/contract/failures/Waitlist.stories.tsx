import { joinWaitlist, listWaitlist, offerWaitlistTime, respondToWaitlist } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Waitlist', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const JoinWaitlist = {
  ...failuresOf(joinWaitlist),
  name: 'Says why the waitlist could not be joined [ERROR-2]',
};
export const ListWaitlist = { ...failuresOf(listWaitlist), name: 'Says why the waitlist could not be shown [ERROR-2]' };
export const OfferWaitlistTime = {
  ...failuresOf(offerWaitlistTime),
  name: 'Says why the time could not be offered [ERROR-2]',
};
export const RespondToWaitlist = {
  ...failuresOf(respondToWaitlist),
  name: 'Says why the offer could not be answered [ERROR-2]',
};
