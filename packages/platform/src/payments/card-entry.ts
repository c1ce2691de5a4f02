import type { CardBrand } from '../contract/index.ts';

/** What comes of entering a card: all of it that our code ever holds. */
export interface CardToken {
  /** What the server charges by (CALL-33) or saves. */
  readonly token: string;
  readonly brand: CardBrand;
  readonly last4: string;
  /** Last day on which the card is good, `YYYY-MM-DD`. */
  readonly expiresOn: string;
}

export type CardField = 'number' | 'expiry' | 'securityCode';

/** What is wrong with a field. `UNSUPPORTED_CARD` is a sound number of a card that is not taken here. */
export type CardProblem = 'INCOMPLETE' | 'INVALID_NUMBER' | 'UNSUPPORTED_CARD' | 'INVALID_DATE' | 'EXPIRED';

/** What a screen may know of a card while it is typed in: never a digit of it. */
export interface CardEntryState {
  /** `BUSY` while a token is made; `UNAVAILABLE` where the element could not be loaded. */
  readonly status: 'LOADING' | 'READY' | 'BUSY' | 'UNAVAILABLE';
  readonly brand: CardBrand | null;
  /** Whether every field is filled and sound, so that a token can be had. */
  readonly isComplete: boolean;
  /** Problems of fields that the person has left, or all of them once a token was asked for in vain. */
  readonly problems: Readonly<Partial<Record<CardField, CardProblem>>>;
}

/** The words that the element shows, from the catalogue of the screen that mounts it. */
export interface CardEntryTexts {
  /** Name of the whole group of fields. */
  readonly card: string;
  readonly fields: Readonly<Record<CardField, string>>;
  readonly problems: Readonly<Record<CardProblem, string>>;
}

export interface CardEntryOptions {
  readonly texts: CardEntryTexts;
}

/** Why there is no token. */
export type CardEntryFailure = 'INCOMPLETE' | 'UNAVAILABLE' | 'UNMOUNTED';

/** Thrown by `tokenize`. Its message carries nothing of the card. */
export class CardEntryError extends Error {
  readonly code: CardEntryFailure;

  constructor(code: CardEntryFailure) {
    super(`No card token: ${code}`);
    this.name = 'CardEntryError';
    this.code = code;
  }
}

/** A mounted card element. */
export interface CardElement {
  readonly getState: () => CardEntryState;
  /** @returns A function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets the focus to the first field with a problem, else to the first. */
  readonly focus: () => void;
  /**
   * Exchanges what was typed for a token and empties the number and the code.
   * @throws CardEntryError where fields are missing or wrong: they then say so.
   */
  readonly tokenize: () => Promise<CardToken>;
  /** Empties all fields. */
  readonly clear: () => void;
  /** Takes the element out of the page with all that was typed. */
  readonly unmount: () => void;
}

/**
 * Card entry as a port: the payment platform of a deployment mounts its own fields, in which a card is typed in, and hands out a
 * token for it. The number, the code and the date never reach our state, our storage or our API.
 */
export interface CardEntry {
  readonly mount: (host: HTMLElement, options: CardEntryOptions) => CardElement;
}
