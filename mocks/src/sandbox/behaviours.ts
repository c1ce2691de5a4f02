import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { count, integer } from '@sakina/platform/contract';
import type { ServerName } from './request-log.ts';

/** A scripted response of a server. */
export const behaviour = v.strictObject({
  /** @default 'api' */
  server: v.optional(v.picklist(['api', 'identity', 'app'])),
  /** `*` for every request, or a method and a path: `GET /v1/appointments/:id`, `POST /v1/*`. */
  match: v.pipe(v.string(), v.regex(/^(\*|[A-Z]+ \/\S*)$/)),
  /**
   * A status: refused with it, not executed. `late`: executed at once, answered after `delayMs`. `lost`: executed, but
   * the connection is closed before the answer. `cut`: the connection is closed, not executed. `never`: neither
   * executed nor answered.
   */
  answer: v.union([v.pipe(integer, v.minValue(400), v.maxValue(599)), v.picklist(['late', 'lost', 'cut', 'never'])]),
  /** Number of requests. @default all */
  times: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(10_000))),
  /** Milliseconds until the answer. @default 2000 for `late`, else 0 */
  delayMs: v.optional(v.pipe(count, v.maxValue(600_000))),
  /** The header Retry-After: seconds, or a date of HTTP. */
  retryAfter: v.optional(v.union([count, v.pipe(v.string(), v.regex(/^[\w ,:]{1,40}$/))])),
});

export type Behaviour = v.InferOutput<typeof behaviour>;

const LATE_MS = 2000;
const never = () => undefined;

/** Answers with a status, in the format of the server. */
export type Refuse = (status: number, incoming: IncomingMessage, outgoing: ServerResponse) => void;

function toPattern(match: string): RegExp {
  if (match === '*') return /^/;
  const source = match
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** Stores scripted responses; the newest match applies. */
export function createBehaviours() {
  let rules: { rule: Behaviour; pattern: RegExp; left: number }[] = [];
  const timers = new Set<NodeJS.Timeout>();

  function take(server: ServerName, { method = 'GET', url = '/' }: IncomingMessage): Behaviour | null {
    const asked = `${method} ${url.split(/[?#]/)[0]}`;
    const found = rules.findLast(({ rule, pattern }) => (rule.server ?? 'api') === server && pattern.test(asked));
    if (!found) return null;
    found.left -= 1;
    if (found.left === 0) rules = rules.filter((entry) => entry !== found);
    return found.rule;
  }

  function after(milliseconds: number, work: () => void): void {
    if (milliseconds === 0) return work();
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer);
  }

  return {
    add: (rule: Behaviour): void => {
      rules.push({ rule, pattern: toPattern(rule.match), left: rule.times ?? Infinity });
    },
    list: (): Behaviour[] => rules.map(({ rule, left }) => ({ ...rule, ...(left !== Infinity && { times: left }) })),
    clear: (): void => {
      rules = [];
    },
    /** Cancels delayed answers. */
    stop: (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
    /** A listener that applies scripted responses, and otherwise answers as usual. */
    obey:
      (server: ServerName, listener: RequestListener, refuse: Refuse): RequestListener =>
      (incoming, outgoing) => {
        const rule = incoming.method === 'OPTIONS' ? null : take(server, incoming);
        if (rule === null) return listener(incoming, outgoing);
        const { answer, delayMs = answer === 'late' ? LATE_MS : 0 } = rule;
        if (rule.retryAfter !== undefined) outgoing.setHeader('Retry-After', rule.retryAfter);
        if (answer === 'never') return never();
        if (answer === 'cut') return after(delayMs, () => void incoming.socket.destroy());
        if (typeof answer === 'number') return after(delayMs, () => refuse(answer, incoming, outgoing));
        const end = outgoing.end.bind(outgoing) as (...given: unknown[]) => ServerResponse;
        const held =
          answer === 'lost' ? () => void incoming.socket.destroy() : (...given: unknown[]) => void end(...given);
        outgoing.end = ((...given: unknown[]) => {
          after(delayMs, () => held(...given));
          return outgoing;
        }) as typeof outgoing.end;
        listener(incoming, outgoing);
      },
  };
}

export type Behaviours = ReturnType<typeof createBehaviours>;
