import type { CardBrand } from '../contract/index.ts';

/** The result of entering a card: all of it that our code ever sees. */
export interface CardToken {
  /** Reference that the server charges (CALL-33) or saves. */
  readonly token: string;
  readonly brand: CardBrand;
  readonly last4: string;
  /** Last day on which the card is valid, `YYYY-MM-DD`. */
  readonly expiresOn: string;
}

export type CardField = 'number' | 'expiry' | 'securityCode';

/** What is wrong with a field. `UNSUPPORTED_CARD` is a valid number of a card that is not accepted here. */
export type CardProblem = 'INCOMPLETE' | 'INVALID_NUMBER' | 'UNSUPPORTED_CARD' | 'INVALID_DATE' | 'EXPIRED';

/** What a screen may know about a card while it is typed: never a digit. */
export interface CardEntryState {
  /** `BUSY` while a token is created; `UNAVAILABLE` if the element could not be loaded. */
  readonly status: 'LOADING' | 'READY' | 'BUSY' | 'UNAVAILABLE';
  readonly brand: CardBrand | null;
  /** Whether every field is valid, so that a token can be requested. */
  readonly isComplete: boolean;
  /** Problems of fields that the user has left, or of all after a failed request for a token. */
  readonly problems: Readonly<Partial<Record<CardField, CardProblem>>>;
}

/** The texts of the element, from the catalogue of the screen that mounts it. */
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

/** Thrown by `tokenize`. Its message contains nothing of the card. */
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
  /** Moves the focus to the first field with a problem, else to the first. */
  readonly focus: () => void;
  /**
   * Exchanges the input for a token and clears number and code.
   * @throws CardEntryError if fields are missing or invalid; they then show why.
   */
  readonly tokenize: () => Promise<CardToken>;
  /** Clears all fields. */
  readonly clear: () => void;
  /** Removes the element with everything typed. */
  readonly unmount: () => void;
}

/**
 * Card entry as a port: a deployment’s payment platform mounts its own fields and returns a token. Number, code and
 * date never reach our state, our storage or our API.
 */
export interface CardEntry {
  readonly mount: (host: HTMLElement, options: CardEntryOptions) => CardElement;
}
