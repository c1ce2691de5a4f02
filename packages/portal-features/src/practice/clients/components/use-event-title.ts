import { bookingStateOf } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useClientsText } from '../messages/index.ts';
import type { RecordEvent } from '../model/timeline.ts';
import { useConsentText } from '../../../shared/consent-names/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';

/** Words an event of a record in a few words. */
export function useEventTitle(): (event: RecordEvent) => string {
  const t = useClientsText();
  const format = useFormat();
  const nameOf = useServiceName();
  const names = useConsentText();
  return (event) => {
    switch (event.kind) {
      case 'session':
        return t('event.session', {
          service: nameOf(event.session.service),
          status: t(`session.${bookingStateOf(event.session)}`),
        });
      case 'note':
        return t(`event.note.${event.note.status}`);
      case 'measure': {
        const { instrument, result } = event.measure;
        const name = t(`instrument.${instrument}`);
        return result ? t('event.measure.done', { name, score: result.score }) : t('event.measure.open', { name });
      }
      case 'message':
        return t(`event.message.${event.author}`);
      case 'consent':
        return t(`event.consent.${event.what}`, { kind: names(`kind.${event.consent.kind}`) });
      case 'goal':
        return t('event.goal', { progress: format.percent(event.progress) });
      case 'discharge':
        return t('event.discharge');
    }
  };
}
