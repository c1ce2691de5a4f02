import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InteractionResults, Provider } from 'oidc-provider';
import { failurePage, registrationPage, signInPage } from './pages.ts';
import type { Problem } from './pages.ts';
import type { IdentityOptions } from './provider.ts';

const PATH = /^\/interaction\/([\w-]+)(?:\/(create|sign-in|cancel))?$/;
/** Bytes that a form may have. */
const FORM_LIMIT = 10_000;

/** Serves the pages for signing in, registering and cancelling. */
export function createInteractions(
  provider: Provider,
  { accounts, readClaims }: Pick<IdentityOptions, 'accounts' | 'readClaims'>,
) {
  const send = (outgoing: ServerResponse, status: number, html: string) => {
    outgoing.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    outgoing.end(html);
  };

  /** Answers a request for one of these pages. @returns Whether it was one. */
  return async function interact(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
    const [, uid, step] = PATH.exec((incoming.url ?? '').split('?')[0] ?? '') ?? [];
    if (uid === undefined) return false;
    // The cookie belongs to one interaction: a copied address does not work in another browser.
    const details = await provider.interactionDetails(incoming, outgoing).catch(() => null);
    if (details?.uid !== uid) {
      send(outgoing, 400, failurePage('expired', ''));
      return true;
    }
    const action = `/interaction/${uid}`;
    const finish = (result: InteractionResults) =>
      provider.interactionFinished(incoming, outgoing, result, { mergeWithLastSubmission: false });
    const isRegistration = step === 'create' || (step === undefined && details.prompt.name === 'create');
    const own = { action: isRegistration ? `${action}/create` : `${action}/sign-in` };
    const show = (given: { email?: string; problem?: Problem } = {}) => {
      const status = given.problem === undefined ? 200 : 422;
      const emails = accounts.demo.map((account) => account.email);
      send(
        outgoing,
        status,
        isRegistration ? registrationPage({ ...own, ...given }) : signInPage({ action, ...given }, emails),
      );
    };

    if (incoming.method === 'GET' && step !== 'cancel') {
      show();
      return true;
    }
    if (incoming.method !== 'POST') {
      send(outgoing, 405, failurePage('method_not_allowed', ''));
      return true;
    }
    if (step === 'cancel') {
      await finish({ error: 'access_denied', error_description: 'The person turned back.' });
      return true;
    }

    const body = await readForm(incoming);
    const [email, password] = [body.get('email') ?? '', body.get('password') ?? ''];
    if (isRegistration && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) show({ email, problem: 'invalidEmail' });
    else if (isRegistration && password === '') show({ email, problem: 'emptyPassword' });
    else {
      const account = isRegistration ? accounts.register(email, password) : accounts.check(email, password);
      if (account === null) show({ email, problem: isRegistration ? 'taken' : 'wrong' });
      // Only whoever has the password learns of it.
      else if ((await readClaims(account)) === null) show({ email, problem: 'suspended' });
      // `create: {}` completes prompt=create, also for a user who has an account after all.
      else await finish({ login: { accountId: String(account.claims['sub']) }, create: {} });
    }
    return true;
  };
}

export async function readForm(incoming: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > FORM_LIMIT) return new URLSearchParams();
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
