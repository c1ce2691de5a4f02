import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Something that somebody just did has worked, and its result is not seen on the page: a reply was sent, a setting saved.',
    'ToastProvider stands once around the product; useToast gives the function that shows a toast.',
  ],
  whenNot: [
    'It stays true, or it is about a part of the page: use Banner.',
    'Something failed that was asked for here: say it where it was pressed, with ErrorState or at the field.',
    'An answer is needed: use ConfirmDialog or Dialog.',
  ],
  anatomy: [
    'Icon of the tone',
    'Title: what happened, in a few words',
    'Description: one sentence more, optional',
    'Action, optional: one thing to do about it',
    'Cross that dismisses it',
  ],
  keys: [
    ['F6', 'Goes to the notifications and on to the next part of the page.'],
    ['Tab', 'Goes to the cross and to the action.'],
    ['Enter, Space', 'Dismiss it or do what the action says. The focus returns to where it was.'],
  ],
  rightToLeft:
    'Toasts appear at the lower left, on a phone at the top. Icon and words begin on the right, and the cross is on the left.',
  dos: [
    'Say what is now true: “Your session is booked”.',
    'Tone danger or an action where it has to stay until it is dismissed. The others leave after eight seconds.',
  ],
  donts: ['The only place where an error or a fact can be read.', 'A toast for what the page already shows.'],
  related: ['Banner', 'ErrorState', 'ConfirmDialog', 'Dialog'],
  since: '0.1.0',
};
