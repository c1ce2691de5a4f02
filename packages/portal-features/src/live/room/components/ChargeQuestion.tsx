import { Button, FormActions, RadioGroup, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { chargeChoices, chargeForMinutes } from '@sakina/platform/domain';
import type { ChargeChoice } from '@sakina/platform/domain';
import { useCapabilities, useFormat } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import type { Bill } from '../model/end-session.ts';
import { FocusedTitle } from './FocusedTitle.tsx';

export interface ChargeQuestionProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** What was held and booked, as the server counted it. */
  bill: Bill;
  /** Called with what is charged. */
  onChoose: (choice: ChargeChoice) => void;
}

/**
 * Asks what is charged where less than half of the booked minutes were held (SESSION-2). Nothing is chosen beforehand,
 * and nothing is charged before the answer. The amounts are for those who may see money (PORTAL-3).
 */
export function ChargeQuestion({ appointment, bill, onChoose }: ChargeQuestionProps) {
  const t = useSessionText();
  const shared = useSharedText();
  const format = useFormat();
  const { canViewFinancials } = useCapabilities();
  const [choice, setChoice] = useState<ChargeChoice | null>(null);
  const [wasRefused, setRefused] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const { price, client } = appointment;
  const minutes = { held: bill.billingMinutes, booked: bill.bookedMinutes };

  function amount(each: ChargeChoice): string | undefined {
    const charged = chargeForMinutes(price, minutes, each);
    return canViewFinancials && charged !== null ? format.money(charged) : undefined;
  }
  function submit() {
    if (choice !== null) {
      onChoose(choice);
      return;
    }
    setRefused(true);
    first.current?.focus();
  }

  return (
    <Stack gap="x3">
      <Stack gap="half">
        <FocusedTitle level={2} size="lg">
          {t('charge.title')}
        </FocusedTitle>
        <Text measure>
          {t('charge.lead', {
            client: client.displayName,
            held: shared('minutes', { count: minutes.held }),
            booked: shared('minutes', { count: minutes.booked }),
          })}
        </Text>
      </Stack>
      <RadioGroup
        ref={first}
        label={t('charge.question')}
        name="charge"
        isRequired
        value={choice}
        onChange={(next) => setChoice(next as ChargeChoice)}
        options={chargeChoices.map((id) => ({ id, label: t(`charge.${id}`), description: amount(id) }))}
        errorMessage={wasRefused && choice === null ? t('charge.missing') : undefined}
      />
      <FormActions>
        <Button variant="action" onPress={submit}>
          {t('charge.action')}
        </Button>
      </FormActions>
    </Stack>
  );
}
