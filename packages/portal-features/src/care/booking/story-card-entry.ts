import { CardEntryError } from '@sakina/platform/payments';
import type { CardElement, CardEntry, CardEntryState, CardField } from '@sakina/platform/payments';

const fields: readonly CardField[] = ['number', 'expiry', 'securityCode'];

/**
 * A card entry for stories: its fields are in the page itself, so that a story can type into them. Every card is a Visa
 * that the mock bank declines.
 */
export const decliningCardEntry: CardEntry = {
  mount: (host, { texts }): CardElement => {
    const group = document.createElement('div');
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', texts.card);
    const inputs = fields.map((field) => {
      const label = document.createElement('label');
      const input = document.createElement('input');
      const problem = document.createElement('p');
      label.append(texts.fields[field], input);
      group.append(label, problem);
      return { field, input, problem };
    });
    host.append(group);

    const missing = () => inputs.filter(({ input }) => input.value === '');
    const state = (): CardEntryState => ({
      status: 'READY',
      brand: null,
      isComplete: missing().length === 0,
      problems: Object.fromEntries(missing().map(({ field }) => [field, 'INCOMPLETE'])),
    });
    const clear = () => {
      for (const { input } of inputs) input.value = '';
    };
    return {
      getState: state,
      subscribe: () => () => undefined,
      focus: () => (missing()[0] ?? inputs[0])?.input.focus(),
      tokenize: () => {
        for (const { input, problem } of inputs)
          problem.textContent = input.value === '' ? texts.problems.INCOMPLETE : '';
        if (!state().isComplete) return Promise.reject(new CardEntryError('INCOMPLETE'));
        const last4 = inputs[0]?.input.value.slice(-4) ?? '';
        clear();
        return Promise.resolve({
          token: `tok_declined_visa_${last4}_202904_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`,
          brand: 'VISA',
          last4,
          expiresOn: '2029-04-30',
        });
      },
      clear,
      unmount: () => group.remove(),
    };
  },
};
