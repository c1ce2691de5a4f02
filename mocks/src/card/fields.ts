import type { CardEntryTexts, CardField, CardProblem } from '@sakina/platform/payments';
import { digitsOf, printedExpiry, printedNumber } from './card-input.ts';
import { MOCK_MARKER } from '../marker.ts';

export const cardFields: readonly CardField[] = ['number', 'expiry', 'securityCode'];

const autocomplete: Readonly<Record<CardField, string>> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  securityCode: 'cc-csc',
};
const placeholders: Readonly<Record<CardField, string>> = {
  number: '4242 4242 4242 4242',
  expiry: 'MM / YY',
  securityCode: '123',
};
const printed: Readonly<Record<CardField, (typed: string) => string>> = {
  number: printedNumber,
  expiry: printedExpiry,
  securityCode: (typed) => digitsOf(typed).slice(0, 4),
};

// Styles come from the page: custom properties are inherited into a shadow tree.
const looks = `
  :host { display: block; }
  .card { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; direction: inherit; }
  .field { display: flex; flex-direction: column; gap: 0.25rem; min-inline-size: 0; font: inherit; }
  .field[data-field='number'] { grid-column: 1 / -1; }
  label { font-weight: 600; }
  input {
    box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding: 0.5rem 0.75rem; font: inherit; font-size: max(1rem, 100%);
    color: inherit; background: transparent; border: 1px solid currentColor; border-radius: 6px; direction: ltr; text-align: start;
  }
  input:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
  input[aria-invalid='true'] { border-width: 2px; }
  .problem:empty { display: none; }
  .problem { margin: 0; }
`;

/** Events that carry typed text. They do not leave the element; only its own state is reported. */
const typing = [
  'beforeinput',
  'input',
  'change',
  'paste',
  'copy',
  'cut',
  'compositionstart',
  'compositionupdate',
  'compositionend',
  'drop',
] as const;
const keys = ['keydown', 'keypress', 'keyup'] as const;

export interface FieldParts {
  input: HTMLInputElement;
  problem: HTMLElement;
}

/** Builds the three fields in a closed shadow tree, which the page's scripts cannot read through the document. */
export function buildFields(host: HTMLElement, texts: CardEntryTexts): Record<CardField, FieldParts> {
  const document = host.ownerDocument;
  const shadow = host.shadowRoot ? null : host.attachShadow({ mode: 'closed' });
  if (!shadow) throw new Error('A card element is mounted into a host of its own');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(looks);
  shadow.adoptedStyleSheets = [sheet];
  const group = document.createElement('div');
  group.className = 'card';
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', texts.card);
  group.dataset['madeBy'] = MOCK_MARKER;
  const parts = Object.fromEntries(
    cardFields.map((field) => [field, buildField(document, group, field, texts.fields[field])]),
  ) as Record<CardField, FieldParts>;
  for (const type of typing) group.addEventListener(type, (event) => event.stopPropagation());
  // Shift, Escape and Tab belong to the page (quick exit, dialogs, focus); characters do not.
  for (const type of keys)
    group.addEventListener(type, (event) => {
      if (event.key.length === 1) event.stopPropagation();
    });
  shadow.append(group);
  return parts;
}

function buildField(document: Document, group: HTMLElement, field: CardField, words: string): FieldParts {
  const box = document.createElement('div');
  box.className = 'field';
  box.dataset['field'] = field;
  const label = document.createElement('label');
  label.textContent = words;
  label.htmlFor = `card-${field}`;
  const input = document.createElement('input');
  Object.assign(input, {
    id: label.htmlFor,
    type: 'text',
    inputMode: 'numeric',
    autocomplete: autocomplete[field],
    placeholder: placeholders[field],
    spellcheck: false,
    required: true,
  });
  input.setAttribute('aria-describedby', `card-${field}-problem`);
  const problem = document.createElement('p');
  Object.assign(problem, { id: `card-${field}-problem`, className: 'problem' });
  problem.setAttribute('aria-live', 'polite');
  input.addEventListener('input', () => arrange(input, printed[field]));
  box.append(label, input, problem);
  group.append(box);
  return { input, problem };
}

/** Formats a value as printed and keeps the caret after the same digit. */
function arrange(input: HTMLInputElement, print: (typed: string) => string): void {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret >= input.value.length;
  const digitsBefore = digitsOf(input.value.slice(0, caret)).length;
  const arranged = print(input.value);
  if (arranged === input.value) return;
  input.value = arranged;
  if (isAtEnd) return;
  let place = 0;
  for (let seen = 0; place < arranged.length && seen < digitsBefore; place += 1)
    if (/\d/.test(arranged.charAt(place))) seen += 1;
  input.setSelectionRange(place, place);
}

/** Shows a field's problem in words, or clears it. */
export function showProblem(
  { input, problem }: FieldParts,
  code: CardProblem | undefined,
  texts: CardEntryTexts,
): void {
  input.setAttribute('aria-invalid', String(code !== undefined));
  const words = code === undefined ? '' : texts.problems[code];
  if (problem.textContent !== words) problem.textContent = words;
}
