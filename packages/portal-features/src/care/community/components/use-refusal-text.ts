import { useFormat } from '@sakina/platform/react';
import { possibleAgainAt, refusalOf } from '../model/failure.ts';
import { useInsideText } from '../messages/inside/index.ts';

/** The text of a refusal that is the community's own; null for any other error. */
export function useRefusalText(): (error: unknown) => { title: string; body: string } | null {
  const t = useInsideText();
  const format = useFormat();
  return (error) => {
    const refusal = refusalOf(error);
    if (refusal === null) return null;
    const at = possibleAgainAt(error);
    const title = t(`refused.${refusal}.title`);
    if (at === null || (refusal !== 'MUTED' && refusal !== 'RATE_LIMITED'))
      return { title, body: t(`refused.${refusal}.body`) };
    return { title, body: t(`refused.${refusal}.until`, { day: format.dayInSentence(at), time: format.time(at) }) };
  };
}
