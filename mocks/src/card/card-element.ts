import { CardEntryError } from '@sakina/platform/payments';
import type { CardElement, CardEntry, CardEntryState, CardField } from '@sakina/platform/payments';
import { brandOf, expiryOf, problemsOf, testCardOf } from './card-input.ts';
import type { CardInput } from './card-input.ts';
import { buildFields, cardFields, showProblem } from './fields.ts';
import { cardToken } from './test-tokens.ts';

/**
 * The demo's card element, in place of a payment platform's: plain fields in a closed shadow tree that accept test
 * numbers only and create tokens that the mock server understands.
 * @param now The clock, for checking a card's expiry date.
 */
export function createTestCardEntry(now: () => Date): CardEntry {
  return {
    mount: (host, { texts }): CardElement => {
      // A shadow tree cannot be detached from its host, so each element creates its own host.
      const own = host.ownerDocument.createElement('div');
      const fields = buildFields(own, texts);
      host.append(own);
      const listeners = new Set<() => void>();
      const left = new Set<CardField>();
      let isMounted = true;

      const read = (): CardInput => ({
        number: fields.number.input.value,
        expiry: fields.expiry.input.value,
        securityCode: fields.securityCode.input.value,
      });
      const stateNow = (): CardEntryState => {
        const input = read();
        const problems = problemsOf(input, now());
        return {
          status: isMounted ? 'READY' : 'UNAVAILABLE',
          brand: brandOf(input.number),
          isComplete: Object.keys(problems).length === 0,
          problems: Object.fromEntries(Object.entries(problems).filter(([field]) => left.has(field as CardField))),
        };
      };
      let state = stateNow();
      const update = () => {
        const next = stateNow();
        if (JSON.stringify(next) === JSON.stringify(state)) return;
        state = next;
        for (const field of cardFields) showProblem(fields[field], state.problems[field], texts);
        for (const listener of listeners) listener();
      };
      const clear = () => {
        for (const field of cardFields) fields[field].input.value = '';
        left.clear();
        update();
      };
      for (const field of cardFields) {
        const { input } = fields[field];
        input.addEventListener('input', update);
        input.addEventListener('blur', () => {
          if (input.value !== '') left.add(field);
          update();
        });
      }

      return {
        getState: () => state,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        focus: () => fields[cardFields.find((field) => state.problems[field] !== undefined) ?? 'number'].input.focus(),
        tokenize: () => {
          if (!isMounted) return Promise.reject(new CardEntryError('UNMOUNTED'));
          for (const field of cardFields) left.add(field);
          update();
          const input = read();
          const card = testCardOf(input.number);
          const expiry = expiryOf(input.expiry);
          if (!state.isComplete || !card || !expiry) return Promise.reject(new CardEntryError('INCOMPLETE'));
          const nonce = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
          const token = cardToken({
            outcome: card.outcome,
            brand: card.brand,
            last4: card.number.slice(-4),
            expiry,
            nonce,
          });
          clear();
          return Promise.resolve(token);
        },
        clear,
        unmount: () => {
          clear();
          isMounted = false;
          listeners.clear();
          own.remove();
        },
      };
    },
  };
}
