import type { AdminSafetyAlertDetail } from '@sakina/platform/contract';
import { useAdminSafetyText } from '../messages/index.ts';

/** What the dialogs about an alert are given. */
export interface AlertActProps {
  /** The alert that it is about. */
  alert: AdminSafetyAlertDetail;
  /** As whom the reader answers it: as an administrator, or as who is on call. @default 'admin' */
  actingAs?: 'admin' | 'onCall';
  /** Called when it is to close. */
  onClose: () => void;
  /** Called with what was done, as a text. */
  onDone: (news: string) => void;
}

/** What someone else can have done about an alert meanwhile, by the code of the refusal. */
export function useOvertaken() {
  const t = useAdminSafetyText();
  const body = t('meanwhile.body');
  return {
    CLAIMED: { title: t('meanwhile.CLAIMED'), body },
    ALERT_ACKNOWLEDGED: { title: t('meanwhile.ALERT_ACKNOWLEDGED'), body },
  };
}
