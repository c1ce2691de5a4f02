import { readFileSync } from 'node:fs';
import { product } from '@sakina/platform/domain';
import texts from './pages.en.json' with { type: 'json' };

/** Styles of every page, at `/sandbox.css`: an inline style would need an exception from the policy. */
const STYLES_PATH = '/sandbox.css';
/** Submits the logout form if the user already confirmed in the product. */
const SCRIPT_PATH = '/sandbox.js';

// Read, not imported: test runners other than Vite’s load this file too.
const styles = readFileSync(new URL('./pages.css', import.meta.url), 'utf8');

export const files: Readonly<Record<string, { type: string; content: string }>> = {
  [STYLES_PATH]: { type: 'text/css; charset=utf-8', content: styles },
  [SCRIPT_PATH]: {
    type: 'text/javascript; charset=utf-8',
    content: "document.querySelector('form[data-confirmed] button').click();\n",
  },
};

/** Escapes text for HTML, attributes included. */
function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

function page(title: string, content: string, script = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Sakina</title>
<link rel="stylesheet" href="${STYLES_PATH}">
${script}</head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>
`;
}

const alert = (problem: string | null) => (problem === null ? '' : `<p role="alert" id="problem">${problem}</p>`);
/** Why a form came back. */
export type Problem = 'wrong' | 'suspended' | 'taken' | 'invalidEmail' | 'emptyPassword';

/** The fields of a problem; the last one gets the focus, so that screen readers announce the problem. */
const concerned: Readonly<Record<Problem, readonly string[]>> = {
  wrong: ['email', 'password'],
  suspended: ['email'],
  taken: ['email'],
  invalidEmail: ['email'],
  emptyPassword: ['password'],
};

function field(name: string, label: string, rest: string, problem: Problem | undefined): string {
  const names = problem === undefined ? [] : concerned[problem];
  const state = `${names.includes(name) ? 'aria-invalid="true" aria-describedby="problem" ' : ''}${names.at(-1) === name ? 'autofocus ' : ''}`;
  return `<label>${label}<input name="${name}" required ${state}${rest}></label>`;
}

interface FormPage {
  /** Path of the interaction, the form's action. */
  action: string;
  email?: string;
  problem?: Problem;
}

function form({ action, email = '', problem }: FormPage, kind: 'signIn' | 'register'): string {
  const isNew = kind === 'register';
  const words = problem === undefined ? null : texts[problem].replace('{email}', product.supportEmail);
  const password = isNew
    ? field('password', texts.newPassword, 'type="password" autocomplete="new-password"', problem)
    : field('password', texts.password, 'type="password" autocomplete="current-password"', problem);
  return `${alert(words)}
<form method="post" action="${escapeHtml(action)}" novalidate>
${field('email', texts.email, `type="email" autocomplete="username" value="${escapeHtml(email)}"`, problem)}
${password}
<button>${isNew ? texts.submitRegister : texts.submitSignIn}</button>
</form>`;
}

const cancel = (action: string) =>
  `<form method="post" action="${escapeHtml(action)}/cancel"><button class="quiet">${texts.cancel}</button></form>`;

/** The sign-in form, with the demo accounts below it. */
export function signInPage(given: FormPage, emails: readonly string[]): string {
  const list = emails.map((email) => `<li>${escapeHtml(email)}</li>`).join('');
  return page(
    texts.signIn,
    `<p>${texts.signInLead}</p>
${form(given, 'signIn')}
<nav><a href="${escapeHtml(given.action)}/create">${texts.toRegistration}</a></nav>
<h2>${texts.accounts}</h2><p>${texts.accountsLead}</p><ul>${list}</ul>
${cancel(given.action)}`,
  );
}

/** The registration form. */
export function registrationPage(given: FormPage): string {
  const back = given.action.replace(/\/create$/, '');
  return page(
    texts.register,
    `<p>${texts.registerLead}</p>
${form(given, 'register')}
<nav><a href="${escapeHtml(back)}/sign-in">${texts.toSignIn}</a></nav>
${cancel(back)}`,
  );
}

/**
 * Asks whether to sign out.
 * @param inputs The hidden inputs of the server's own form.
 * @param isConfirmed The user confirmed in the product: with scripts, the form is submitted at once.
 */
export function signOutPage(action: string, xsrf: string, isConfirmed: boolean): string {
  const hidden = `<input type="hidden" name="xsrf" value="${escapeHtml(xsrf)}">`;
  return page(
    texts.signOut,
    `<p>${texts.signOutLead}</p>
<form method="post" action="${escapeHtml(action)}"${isConfirmed ? ' data-confirmed' : ''}>${hidden}
<button name="logout" value="yes">${texts.submitSignOut}</button></form>
<form method="post" action="${escapeHtml(action)}">${hidden}<button class="quiet">${texts.stay}</button></form>`,
    isConfirmed ? `<script src="${SCRIPT_PATH}" defer></script>\n` : '',
  );
}

export const signedOutPage = (): string => page(texts.signedOut, `<p>${texts.signedOutLead}</p>`);

/** An error message with the server's code. */
export function failurePage(code: string, description: string): string {
  return page(
    texts.failed,
    `<p role="alert">${code === 'expired' ? texts.expired : texts.failedLead}</p><p><code>${escapeHtml(code)}</code> ${escapeHtml(description)}</p>`,
  );
}
